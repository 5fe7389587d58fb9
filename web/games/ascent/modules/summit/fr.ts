import { has } from '../../../../words/fr/has.ts'
import type * as en from './en.ts'
import { momentOf, pictures } from './index.ts'

const cards = { SU: 'Sommet' }

export const turn: typeof en.turn = {
  cards,
  offers: { summit: 'Poser le Sommet' },
  summit: {
    top: 'Le Sommet : avec lui, c’est gagné.'
  }
}

export const log: typeof en.log = {
  cards,
  pictures,
  moment: now =>
    momentOf(now, { ready: 'La montagne est prête pour le Sommet.', place: 'Pose-le, et la partie est gagnée.' }),
  events: {
    topped: ({ seat }, who) => `${has(seat, who)} posé le Sommet.`
  }
}

export const refusals: typeof en.refusals = ({ goal }) => ({
  GRID: ({ open }) =>
    `Le Sommet doit attendre : ${open === 1 ? 'une case est encore vide ou montre' : `${open} cases sont encore vides ou montrent`} un Pont.`,
  GOAL: ({ open }) => `Le Sommet doit encore attendre. Il manque : ${goal(open)}.`
})

export const rules: typeof en.rules = {
  summit: () => ({
    heading: 'Le Sommet',
    paragraphs: [
      'Il peut être posé dès que les 44 cases montrent un Versant ou un Feu de camp, et que tout ce que cette partie demande est atteint. Il ne coûte rien, et avec lui la partie est gagnée.',
      'D’ici là, un Sommet est une carte comme les autres, et peut être défaussé. Mais il n’y en a que cinq.'
    ]
  })
}

export const acts: typeof en.acts = {
  summit: 'poser le Sommet'
}

export const lines: typeof en.lines = {
  summit: 'SU pose le Sommet.'
}
