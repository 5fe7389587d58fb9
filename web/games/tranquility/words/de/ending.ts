import type { Who } from '../../../../seat/game.ts'
import type { EndingWords } from '../en/ending.ts'

const cards = (count: number) => (count === 1 ? 'eine Karte' : `${count} Karten`)
const islands = (count: number) => (count === 1 ? '1 Insel' : `${count} Inseln`)
const owned = (seat: number, card: string, who: Who) =>
  who(seat) === null ? `Deine ${card}` : `Die ${card} von ${who(seat)}`

export const words: EndingWords = {
  reached: (laid, all) => (laid === all ? islands(laid) : `${laid} von ${islands(all)}`),
  saved: ({ seat, card }, who) => `${owned(seat, card, who)} hat alles gerettet.`,
  row: ({ seat, card, cell }, who) => `${owned(seat, card, who)} auf ${cell} machte die erste Reihe voll.`,
  start: ({ counts }, who) =>
    counts.length === 1
      ? 'Du hast die acht Karten für den Start gegeben.'
      : `Die acht Karten für den Start: ${counts.map((count, seat) => `${who(seat) ?? 'du'} ${count}`).join(', ')}.`,
  dearest: ({ seat, card, cell, paid }, who) =>
    `Keine Insel war teurer: ${cards(paid)} ${who(seat) === null ? 'von dir' : `von ${who(seat)}`} für die ${card} auf ${cell}.`,
  narrow: ({ seat, card, cell, fitting }, who) =>
    `Auf ${cell} passte${fitting === 1 ? ' nur noch eine Zahl' : `n nur noch ${fitting} Zahlen`}, und ${
      who(seat) === null ? 'du hattest' : `${who(seat)} hatte`
    } ${fitting === 1 ? 'sie' : 'eine'}: ${card}.`,
  last: ({ seat, card, cell }, who) => `${owned(seat, card, who)} auf ${cell} machte das Meer voll.`,
  closed: ({ move, card, cell }) => `Mit Zug ${move}, der ${card} auf ${cell}, ließ sich das Meer nicht mehr füllen.`
}
