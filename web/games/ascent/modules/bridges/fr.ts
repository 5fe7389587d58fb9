import { has } from '../../../../words/fr/has.ts'
import type * as en from './en.ts'
import { pictures } from './index.ts'

const cards = { BR: 'Pont' }

export const turn: typeof en.turn = {
  cards
}

export const log: typeof en.log = {
  cards,
  pictures,
  follows: { bridged: 'À recouvrir avant le Sommet.' },
  events: {
    bridged: ({ seat, slot }, who) => `${has(seat, who)} posé un Pont en ${slot}.`
  }
}

export const refusals: typeof en.refusals = () => ({
  EDGE: ({ slot }) => `La case ${slot} est au bout d’une rangée : un Pont ne peut pas y aller.`
})

export const rules: typeof en.rules = {
  bridges: () => ({
    heading: 'Les Ponts',
    paragraphs: [
      'Un Pont va sur la prochaine case d’une rangée et ne coûte rien, quoi qu’il y ait à côté. Seules la première et la dernière case d’une rangée entière lui sont fermées. Il n’a ni valeur ni type ; il porte ce qui est au-dessus, et la rangée continue derrière lui.',
      'Un Versant peut être posé sur un Pont, selon les mêmes règles qu’ailleurs, en regardant des deux côtés. Tant qu’un Pont est visible, la montagne n’est pas achevée.'
    ]
  })
}

export const acts: typeof en.acts = {
  bridges: 'poser un Pont'
}

export const lines: typeof en.lines = {
  bridges: 'BR@b1 pose un Pont.'
}
