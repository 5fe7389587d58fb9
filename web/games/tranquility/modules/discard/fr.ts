import { has } from '../../../../words/fr/has.ts'
import type * as en from './en.ts'
import { cards, cardsInWords, youNamed } from '../../words/fr/counted.ts'

export const turn: typeof en.turn = {
  offers: { discard: 'Défausser 2' },
  discard: {
    choose: missing => `Choisis ${cards(missing)} à défausser.`,
    discards: discards => `Défausser ${discards}.`
  }
}

export const log: typeof en.log = {
  events: {
    discarded: ({ seat, count }, who) => `${has(seat, who)} défaussé ${cardsInWords(count)}.`
  }
}

export const refusals: typeof en.refusals = {
  DISCARD_NEEDS_TWO: ({ named, can }) =>
    Number(can) < 2 ? 'Tu as moins de deux cartes à défausser.' : `On en défausse exactement deux ; ${youNamed(named)}.`
}

export const rules: typeof en.rules = ({ seats }) => ({
  heading: 'Défausser deux cartes',
  paragraphs: [
    'C’est possible à chaque tour, même si tu peux poser quelque chose. N’importe quelles cartes de ta main conviennent.',
    `Ce qui est défaussé reste face cachée et quitte la partie. ${seats > 1 ? 'Plus personne ne le regarde, pas même toi.' : 'Tu ne le regardes plus.'}`,
    'Notre choix : quand la partie est finie, tout est retourné face visible.'
  ]
})
