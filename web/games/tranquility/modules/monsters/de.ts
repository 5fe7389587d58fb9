import type * as en from './en.ts'
import { has } from '../../../../words/de/has.ts'
import { momentOf, pictures } from './moment.ts'

export const turn: typeof en.turn = {
  cards: { M: 'Ungeheuer' },
  monsters: {
    which: 'Welche Insel holt es sich?',
    takes: cell => `Das Seeungeheuer holt, was auf ${cell} liegt. Beide sind aus dem Spiel.`,
    to: cell => `Das Seeungeheuer holt ${cell}`,
    left: count => `Ungeheuer im Spiel: ${count}`,
    holds: who => `Mit einem Seeungeheuer: ${who}`
  }
}

export const log: typeof en.log = {
  cards: { M: 'ein Seeungeheuer' },
  pictures,
  moment: now =>
    momentOf(now, {
      failed: 'Das Ziel misslang: Du hast ein Seeungeheuer.',
      send: 'Schick es zu einer Insel. Erst dann gewinnt ein Ziel.',
      full: 'Das Meer ist voll, die Reise kann enden.',
      unless: 'Spiel das Ziel: Es gewinnt, wenn niemand ein Seeungeheuer hat.'
    }),
  follows: { FINISH_MONSTER_HELD: 'Es gewinnt, sobald niemand mehr eines hat.' },
  events: {
    destroyed: ({ seat, card, cell, with: as }, who, named) =>
      `${has(seat, who)} ${as ? `${named(as)} als Seeungeheuer` : 'ein Seeungeheuer'} geschickt: Die Insel ${card} auf ${cell} ist fort.`,
    FINISH_MONSTER_HELD: ({ seats }, who) =>
      `Das Ziel misslingt: Ein Seeungeheuer liegt auf der Hand bei ${new Intl.ListFormat('de').format(seats.map(seat => who(seat) ?? 'dir'))}.`
  }
}

export const refusals: typeof en.refusals = {
  MONSTER_NO_TARGET: ({ cell }) => `Auf ${cell} liegt nichts, was ein Seeungeheuer holen könnte.`,
  MONSTER_UNDISCARDABLE: () => 'Ein Seeungeheuer kann nie abgeworfen werden.',
  FINISH_MONSTER_HELD: () => 'Das Ziel muss warten: Jemand hat ein Seeungeheuer auf der Hand.'
}

export const refused: typeof en.refused = { M: 'ein Seeungeheuer' }

export const rules: typeof en.rules = ({ options, seats }) => ({
  heading: 'Die Seeungeheuer',
  paragraphs: [
    `Unter den Karten sind ${options.monsters} Seeungeheuer. Auf der Hand nehmen sie Platz weg, und man kann sie weder abwerfen noch mit ihnen bezahlen.`,
    'Eines zu spielen ist deine Aktion: Es holt eine Insel aus dem Meer, und beide sind aus dem Spiel. Das kostet nichts. Es kann in keine gesperrte Reihe, und den Start kann es nicht treffen.',
    'Das Ziel misslingt, solange jemand ein Seeungeheuer auf der Hand hat. Was noch in den Stapeln liegt, zählt nicht.',
    'Unsere Regelung: Ein Ziel, das misslingt, kostet keinen Zug, zeigt aber allen, wer ein Seeungeheuer hat, bis sie gespielt sind. Kannst du nur noch ein Ziel spielen und hat jemand ein Seeungeheuer, ist die Partie verloren.',
    ...(seats === 1
      ? ['Unsere Regelung: Seeungeheuer zählen nicht mit, wenn du für den Start auf zehn Karten ziehst.']
      : [])
  ]
})

export const line: typeof en.line = 'M@e4 schickt ein Seeungeheuer nach e4.'

export const harbour: typeof en.harbour = {
  presets: { haunted: 'Tiefe Wasser: drei Seeungeheuer' },
  settings: {
    monsters: {
      label: 'Seeungeheuer',
      values: { 0: 'Keine', 3: 'Drei', 4: 'Vier', 5: 'Fünf' },
      hint: 'Man kann sie nicht abwerfen, jedes nimmt eine Insel mit, und am Ende darf niemand eines haben.'
    }
  }
}
