import type { View } from '../../../../../engine/tranquility/view.ts'
import { teller } from '../../../teller.ts'
import { ends, events } from './events.ts'
import type { BesideWords } from '../en/log.ts'

const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`)

function phrase(text: string): string {
  const [name, count] = text.split(' ')
  if (name === 'can-give') return `Je pourrais en donner ${count}.`
  return name === 'please-give' ? `Peux-tu en donner ${count} de plus ?` : 'Bonjour à tous !'
}

export const words: BesideWords = {
  why: ends,
  event: teller(events),
  phrase,
  standing: ({ players }: View, seat: number) =>
    `${cards(players[seat]?.hand ?? 0)}, ${players[seat]?.pile ?? 0} à piocher`
}
