import type { EventWords, Reader, ResultWords } from '../events.ts'

const has = (seat: number, { names, me }: Reader) => (seat === me ? 'Du hast' : `${names[seat]} hat`)
const cards = (count: number) => (count === 1 ? 'eine Karte' : `${count} Karten`)
const named = (card: string) => (card === 'S' ? 'einen Start' : card === 'F' ? 'ein Ziel' : card)

export const results: ResultWords = {
  WIN: 'Das Meer ist voll und das Ziel gespielt: Die Partie ist gewonnen.',
  LOSS_NO_ACTION: 'Es ging nichts mehr: Die Partie ist verloren.',
  LOSS_START_UNPAYABLE: 'Für den Start waren keine acht Karten mehr da: Die Partie ist verloren.',
  STOPPED: 'Alle wollten es hiermit gut sein lassen.'
}

export const events: EventWords = {
  dealt: ({ first }, { names, me }) =>
    `Die Karten sind verteilt. ${first === me ? 'Du beginnst' : `${names[first]} beginnt`}.`,
  drew: ({ seat, count, cards: own }, reader) =>
    `${has(seat, reader)} ${own ? list(own.map(named)) : cards(count)} gezogen.`,
  placed: ({ seat, card, cell, paid }, reader) =>
    `${has(seat, reader)} ${card} auf ${cell} gelegt${paid ? ` und mit ${paid === 1 ? 'einer Karte' : `${paid} Karten`} bezahlt` : ''}.`,
  discarded: ({ seat, count }, reader) => `${has(seat, reader)} ${cards(count)} abgeworfen.`,
  started: ({ seat }, reader) => `${has(seat, reader)} einen Start gespielt: Acht Karten sind fällig.`,
  pledged: ({ seat, count }, { names, me }) =>
    `${seat === me ? 'Du bietest' : `${names[seat]} bietet`} ${count ? cards(count) : 'keine Karte'}.`,
  withdrew: ({ seat }, reader) => `${has(seat, reader)} das Angebot zurückgenommen.`,
  paid: ({ counts }, { names, me }) =>
    `Der Start ist bezahlt: ${counts.map((count, seat) => `${seat === me ? 'du' : names[seat]} ${count}`).join(', ')}.`,
  turn: ({ seat }, { names, me }) => (seat === me ? 'Du bist dran.' : `${names[seat]} ist dran.`),
  finished: ({ seat }, reader) => `${has(seat, reader)} ein Ziel gespielt.`,
  over: ({ why }) => results[why as keyof ResultWords]
}

function list(parts: readonly string[]): string {
  return new Intl.ListFormat('de').format(parts)
}
