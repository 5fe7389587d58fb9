import type { View } from '../../../../engine/tranquility/view.ts'
import { events as common } from '../../../words/log/fr.ts'
import { teller } from '../../teller.ts'
import { ends, events } from './events.fr.ts'
import type { BesideWords } from './beside.en.ts'

const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`)

function phrase(text: string): string {
  const [name, count] = text.split(' ')
  if (name === 'can-give') return `Je pourrais en donner ${count}.`
  return name === 'please-give' ? `Peux-tu en donner ${count} de plus ?` : 'Bonjour à tous !'
}

export const words: BesideWords = {
  why: ends,
  event: teller(common, events),
  phrase,
  standing: ({ players }: View, seat: number) =>
    `${cards(players[seat]?.hand ?? 0)}, ${players[seat]?.pile ?? 0} à piocher`
}
