import type { View } from '../../../../../engine/tranquility/view.ts'
import { teller } from '../../../teller.ts'
import { ends, events } from './events.ts'

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)

function phrase(text: string): string {
  const [name, count] = text.split(' ')
  if (name === 'can-give') return `I could give ${count}.`
  return name === 'please-give' ? `Could you give ${count} more?` : 'Hello, everybody!'
}

export const words = {
  why: ends,
  event: teller(events),
  phrase,
  standing: ({ players }: View, seat: number) =>
    `${cards(players[seat]?.hand ?? 0)}, ${players[seat]?.pile ?? 0} to draw`
}

export type BesideWords = typeof words
