import type { EventWords, Reader, ResultWords } from '../events.ts'

const who = (seat: number, { names, me }: Reader) => (seat === me ? 'You' : names[seat])
const cards = (count: number) => (count === 1 ? 'one card' : `${count} cards`)
const named = (card: string) => (card === 'S' ? 'a Start' : card === 'F' ? 'a Finish' : card)

export const results: ResultWords = {
  WIN: 'The sea is full and the Finish is played: the match is won.',
  LOSS_NO_ACTION: 'Nothing could be done any more: the match is lost.',
  LOSS_START_UNPAYABLE: 'There were not eight cards left for the Start: the match is lost.',
  STOPPED: 'All agreed to stop here.'
}

export const events: EventWords = {
  dealt: ({ first }, reader) => `The cards are dealt. ${who(first, reader)} begin${first === reader.me ? '' : 's'}.`,
  drew: ({ seat, count, cards: own }, reader) =>
    `${who(seat, reader)} drew ${own ? list(own.map(named)) : cards(count)}.`,
  placed: ({ seat, card, cell, paid }, reader) =>
    `${who(seat, reader)} placed ${card} on ${cell}${paid ? ` and paid ${cards(paid)}` : ''}.`,
  discarded: ({ seat, count }, reader) => `${who(seat, reader)} discarded ${cards(count)}.`,
  started: ({ seat }, reader) => `${who(seat, reader)} played a Start: eight cards are due.`,
  pledged: ({ seat, count }, reader) =>
    `${who(seat, reader)} offer${seat === reader.me ? '' : 's'} ${count ? cards(count) : 'no card'}.`,
  withdrew: ({ seat }, reader) => `${who(seat, reader)} took the offer back.`,
  paid: ({ counts }, reader) =>
    `The Start is paid: ${counts.map((count, seat) => `${who(seat, reader)} ${count}`).join(', ')}.`,
  turn: ({ seat }, { names, me }) => (seat === me ? 'It is your turn.' : `It is ${names[seat]}’s turn.`),
  finished: ({ seat }, reader) => `${who(seat, reader)} played a Finish.`,
  over: ({ why }) => results[why as keyof ResultWords]
}

function list(parts: readonly string[]): string {
  return new Intl.ListFormat('en').format(parts)
}
