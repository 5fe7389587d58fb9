import { has } from '../../../../words/fr/has.ts'
import type * as en from './en.ts'
import { momentOf, pictures } from './index.ts'

export const turn: typeof en.turn = { cards: { F: 'Arrivée' }, offers: { finish: 'Jouer l’Arrivée' } }

export const log: typeof en.log = {
  cards: { F: 'une Arrivée' },
  pictures,
  moment: now =>
    momentOf(now, {
      full: 'La mer est pleine, le voyage peut finir.',
      play: 'Joue l’Arrivée, et la partie est gagnée.'
    }),
  events: {
    finished: ({ seat, with: as }, who, named) =>
      `${has(seat, who)} joué ${as ? `${named(as)} comme Arrivée` : 'une Arrivée'}.`
  }
}

export const refusals: typeof en.refusals = {
  FINISH_GRID_INCOMPLETE: ({ open }) =>
    `L’Arrivée doit attendre : ${open === 1 ? 'une case est encore libre' : `${open} cases sont encore libres`}.`
}

/** What its card is called in a refusal. */
export const refused: typeof en.refused = { F: 'une Arrivée' }

export const rules: typeof en.rules = () => ({
  heading: 'L’Arrivée',
  paragraphs: [
    'Elle peut être jouée dès que les 36 cases sont prises et qu’un Départ a été joué. Avec elle, la partie est gagnée.',
    'D’ici là, une Arrivée est une carte comme les autres, et peut être défaussée. Mais il n’y en a que cinq.'
  ]
})
