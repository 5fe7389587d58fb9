import { has } from '../../../../words/de/has.ts'
import type * as en from './en.ts'
import { momentOf, pictures } from './index.ts'

export const turn: typeof en.turn = { cards: { F: 'Ziel' }, offers: { finish: 'Ziel spielen' } }

export const log: typeof en.log = {
  cards: { F: 'ein Ziel' },
  pictures,
  moment: now =>
    momentOf(now, {
      full: 'Das Meer ist voll, die Reise kann enden.',
      play: 'Spiel das Ziel, und die Partie ist gewonnen.'
    }),
  events: {
    finished: ({ seat, with: as }, who, named) =>
      `${has(seat, who)} ${as ? `${named(as)} als Ziel` : 'ein Ziel'} gespielt.`
  }
}

export const refusals: typeof en.refusals = {
  FINISH_GRID_INCOMPLETE: ({ open }) =>
    `Das Ziel muss warten: ${open === 1 ? 'Ein Feld ist' : `${open} Felder sind`} noch frei.`
}

/** What its card is called in a refusal. */
export const refused: typeof en.refused = { F: 'ein Ziel' }

export const rules: typeof en.rules = () => ({
  heading: 'Das Ziel',
  paragraphs: [
    'Es kann gespielt werden, sobald alle 36 Felder belegt sind und ein Start gespielt ist. Damit ist die Partie gewonnen.',
    'Bis dahin ist ein Ziel eine Karte wie jede andere und darf abgeworfen werden. Es gibt aber nur fünf.'
  ]
})
