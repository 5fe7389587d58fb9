import { has } from '../../../../words/de/has.ts'
import type * as en from './en.ts'
import { cards, cardsInWords, countOrNone } from '../../words/de/counted.ts'

export const turn: typeof en.turn = {
  offers: { discard: '2 abwerfen' },
  discard: {
    choose: missing => `Wähl ${cards(missing)} zum Abwerfen.`,
    discards: discards => `${discards} abwerfen.`
  }
}

export const log: typeof en.log = {
  events: {
    discarded: ({ seat, count }, who) => `${has(seat, who)} ${cardsInWords(count)} abgeworfen.`
  }
}

export const refusals: typeof en.refusals = {
  DISCARD_NEEDS_TWO: ({ named, can }) =>
    Number(can) < 2
      ? 'Du hast keine zwei Karten zum Abwerfen.'
      : `Abgeworfen werden genau zwei; genannt hast du ${countOrNone(named)}.`
}

export const rules: typeof en.rules = ({ seats }) => ({
  heading: 'Zwei Karten abwerfen',
  paragraphs: [
    'Das darfst du immer, wenn du dran bist, auch wenn du etwas legen könntest. Es gehen zwei beliebige Karten deiner Hand.',
    `Was abgeworfen ist, liegt verdeckt und ist aus dem Spiel. ${seats > 1 ? 'Niemand sieht es sich noch einmal an, auch du selbst nicht.' : 'Du siehst es dir nicht noch einmal an.'}`,
    'Unsere Regelung: Ist die Partie zu Ende, wird alles aufgedeckt.'
  ]
})
