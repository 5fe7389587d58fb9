import type { Who } from '../../../../seat/game.ts'
import type { EndWords, EventWords } from '../../events.ts'

const has = (seat: number, who: Who) => (who(seat) === null ? 'Du hast' : `${who(seat)} hat`)
const cards = (count: number) => (count === 1 ? 'eine Karte' : `${count} Karten`)
const named = (card: string) => (card === 'S' ? 'einen Start' : card === 'F' ? 'ein Ziel' : card)
const list = (parts: readonly string[]) => new Intl.ListFormat('de').format(parts)

export const ends: EndWords = {
  WIN: 'Das Meer ist voll und das Ziel gespielt: Die Partie ist gewonnen.',
  LOSS_NO_ACTION: 'Es ging nichts mehr: Die Partie ist verloren.',
  LOSS_START_UNPAYABLE: 'Für den Start waren keine acht Karten mehr da: Die Partie ist verloren.',
  STOPPED: 'Ihr wolltet hier aufhören.'
}

export const events: EventWords = {
  dealt: ({ first }, who) =>
    `Die Karten sind verteilt. ${who(first) === null ? 'Du beginnst' : `${who(first)} beginnt`}.`,
  drew: ({ seat, count, cards: own }, who) => `${has(seat, who)} ${own ? list(own.map(named)) : cards(count)} gezogen.`,
  ready: () => 'In jeden Stapel ist ein Start gemischt.',
  turn: ({ seat }, who) => (who(seat) === null ? 'Du bist dran.' : `${who(seat)} ist dran.`),
  placed: ({ seat, card, cell, paid }, who) =>
    `${has(seat, who)} ${card} auf ${cell} gelegt${paid ? ` und mit ${paid === 1 ? 'einer Karte' : `${paid} Karten`} bezahlt` : ''}.`,
  discarded: ({ seat, count }, who) => `${has(seat, who)} ${cards(count)} abgeworfen.`,
  started: ({ seat }, who) => `${has(seat, who)} einen Start gespielt: Acht Karten sind fällig.`,
  pledged: ({ seat, count }, who) =>
    `${who(seat) === null ? 'Du bietest' : `${who(seat)} bietet`} ${count ? cards(count) : 'keine Karte'}.`,
  withdrew: ({ seat }, who) => `${has(seat, who)} das Angebot zurückgenommen.`,
  paid: ({ counts }, who) =>
    `Der Start ist bezahlt: ${counts.map((count, seat) => `${who(seat) ?? 'du'} ${count}`).join(', ')}.`,
  finished: ({ seat }, who) => `${has(seat, who)} ein Ziel gespielt.`,
  over: ({ why }) => ends[why]
}
