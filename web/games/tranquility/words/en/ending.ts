import type { Who } from '../../../../seat/game.ts'
import type { Points } from '../../ending/points.ts'

const cards = (count: number) => (count === 1 ? 'one card' : `${count} cards`)
const islands = (count: number) => (count === 1 ? '1 island' : `${count} islands`)
const owned = (seat: number, card: string, who: Who) => (who(seat) === null ? `Your ${card}` : `${who(seat)}’s ${card}`)

/** What is said of a match that is over. */
export const words = {
  reached: (laid: number, all: number) => (laid === all ? islands(laid) : `${laid} of ${islands(all)}`),
  saved: ({ seat, card }: Points['narrow'], who: Who) => `${owned(seat, card, who)} saved it.`,
  row: ({ seat, card, cell }: Points['row'], who: Who) =>
    `${owned(seat, card, who)} on ${cell} completed the first row.`,
  start: ({ counts }: Points['start'], who: Who) =>
    counts.length === 1
      ? 'You gave the eight cards for the Start.'
      : `The eight cards for the Start: ${counts.map((count, seat) => `${who(seat) ?? 'you'} ${count}`).join(', ')}.`,
  dearest: ({ seat, card, cell, paid }: Points['dearest'], who: Who) =>
    `No island cost more: ${who(seat) ?? 'you'} gave ${cards(paid)} for ${card} on ${cell}.`,
  narrow: ({ seat, card, cell, fitting }: Points['narrow'], who: Who) =>
    `${fitting === 1 ? 'Only one number' : `Only ${fitting} numbers`} still fitted on ${cell}, and ${
      who(seat) === null ? 'you' : who(seat)
    } had ${fitting === 1 ? 'it' : 'one'}: ${card}.`,
  last: ({ seat, card, cell }: Points['last'], who: Who) => `${owned(seat, card, who)} on ${cell} filled the sea.`,
  closed: ({ move, card, cell }: Points['closed']) =>
    `With move ${move}, ${card} on ${cell}, the sea could no longer be filled.`
}

export type EndingWords = typeof words
