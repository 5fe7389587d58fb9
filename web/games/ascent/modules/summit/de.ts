import { has } from '../../../../words/de/has.ts'
import type * as en from './en.ts'
import { momentOf, pictures } from './index.ts'

const cards = { SU: 'Gipfel' }

export const turn: typeof en.turn = {
  cards,
  offers: { summit: 'Gipfel legen' },
  summit: {
    top: 'Der Gipfel: Damit ist die Partie gewonnen.'
  }
}

export const log: typeof en.log = {
  cards,
  pictures,
  moment: now =>
    momentOf(now, { ready: 'Der Berg ist bereit für den Gipfel.', place: 'Leg ihn, und die Partie ist gewonnen.' }),
  events: {
    topped: ({ seat }, who) => `${has(seat, who)} den Gipfel gelegt.`
  }
}

export const refusals: typeof en.refusals = ({ goal }) => ({
  GRID: ({ open }) =>
    `Der Gipfel muss warten: ${open === 1 ? 'Ein Feld ist noch frei oder zeigt' : `${open} Felder sind noch frei oder zeigen`} eine Brücke.`,
  GOAL: ({ open }) => `Der Gipfel muss noch warten. Noch offen: ${goal(open)}.`
})

export const rules: typeof en.rules = {
  summit: () => ({
    heading: 'Der Gipfel',
    paragraphs: [
      'Er kann gelegt werden, sobald alle 44 Felder eine Bergkarte oder ein Lagerfeuer zeigen und alles erreicht ist, was diese Partie verlangt. Er kostet nichts, und mit ihm ist die Partie gewonnen.',
      'Bis dahin ist ein Gipfel eine Karte wie jede andere und darf abgeworfen werden. Es gibt aber nur fünf.'
    ]
  })
}

export const acts: typeof en.acts = {
  summit: 'den Gipfel legen'
}

export const lines: typeof en.lines = {
  summit: 'SU legt den Gipfel.'
}
