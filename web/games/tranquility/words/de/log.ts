import type { View } from '../../../../../engine/tranquility/view.ts'
import { teller } from '../../../teller.ts'
import { ends, events } from './events.ts'
import type { BesideWords } from '../en/log.ts'

const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`)

function phrase(text: string): string {
  const [name, count] = text.split(' ')
  if (name === 'can-give') return `Ich könnte ${count} geben.`
  return name === 'please-give' ? `Kannst du ${count} mehr geben?` : 'Hallo zusammen!'
}

export const words: BesideWords = {
  why: ends,
  event: teller(events),
  phrase,
  standing: ({ players }: View, seat: number) =>
    `${cards(players[seat]?.hand ?? 0)}, ${players[seat]?.pile ?? 0} im Stapel`
}
