import type { EndWords, EventWords } from '../../events.ts'

const cards = (count: number) => (count === 1 ? 'one card' : `${count} cards`)
const named = (card: string) => (card === 'S' ? 'a Start' : card === 'F' ? 'a Finish' : card)
const list = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts)

export const ends: EndWords = {
  WIN: 'The sea is full and the Finish is played: the match is won.',
  LOSS_NO_ACTION: 'Nothing could be done any more: the match is lost.',
  LOSS_START_UNPAYABLE: 'There were not eight cards left for the Start: the match is lost.',
  STOPPED: 'All agreed to stop here.'
}

export const events: EventWords = {
  dealt: ({ first }, who) => `The cards are dealt. ${who(first) === null ? 'You begin' : `${who(first)} begins`}.`,
  drew: ({ seat, count, cards: own }, who) =>
    `${who(seat) ?? 'You'} drew ${own ? list(own.map(named)) : cards(count)}.`,
  ready: () => 'A Start is shuffled into every pile.',
  turn: ({ seat }, who) => (who(seat) === null ? 'It is your turn.' : `It is ${who(seat)}’s turn.`),
  placed: ({ seat, card, cell, paid }, who) =>
    `${who(seat) ?? 'You'} placed ${card} on ${cell}${paid ? ` and paid ${cards(paid)}` : ''}.`,
  discarded: ({ seat, count }, who) => `${who(seat) ?? 'You'} discarded ${cards(count)}.`,
  started: ({ seat }, who) => `${who(seat) ?? 'You'} played a Start: eight cards are due.`,
  pledged: ({ seat, count }, who) =>
    `${who(seat) === null ? 'You offer' : `${who(seat)} offers`} ${count ? cards(count) : 'no card'}.`,
  withdrew: ({ seat }, who) => `${who(seat) ?? 'You'} took the offer back.`,
  paid: ({ counts }, who) =>
    `The Start is paid: ${counts.map((count, seat) => `${who(seat) ?? 'you'} ${count}`).join(', ')}.`,
  finished: ({ seat }, who) => `${who(seat) ?? 'You'} played a Finish.`,
  over: ({ why }) => ends[why]
}
