import type { Who } from '../../../../seat/game.ts'
import type { EndWords, EventWords } from '../../events.ts'
import { card, ibexes as herd } from './cards.ts'

const has = (seat: number, who: Who) => (who(seat) === null ? 'Du hast' : `${who(seat)} hat`)
const cards = (count: number) => (count === 1 ? 'eine Karte' : `${count} Karten`)
const paying = (paid: number) => (paid ? ` und mit ${paid === 1 ? 'einer Karte' : `${paid} Karten`} bezahlt` : '')
const list = (parts: readonly string[]) => new Intl.ListFormat('de').format(parts)

const handed = (seats: readonly number[], who: Who) =>
  seats.length > 0 ? ` Eine Brücke geht an ${list(seats.map(seat => who(seat) ?? 'dich'))}.` : ''

export const ends: EndWords = {
  WIN: 'Der Gipfel ist erreicht: Die Partie ist gewonnen.',
  LOSS_STUCK: 'Es ging nichts mehr: Die Partie ist verloren.',
  LOSS_GOAL: 'Der Berg ist fertig, und ein Ziel ist nicht mehr zu erreichen: Die Partie ist verloren.',
  STOPPED: 'Die Partie wurde hier beendet.'
}

export const events: EventWords = {
  dealt: ({ first, bridged }, who) =>
    `Die Karten sind verteilt. ${who(first) === null ? 'Du beginnst' : `${who(first)} beginnt`}.${handed(bridged, who)}`,
  revealed: ({ sequences }) => `Zu filmen: ${list(sequences)}.`,
  drew: ({ seat, count }, who) => `${has(seat, who)} ${cards(count)} gezogen.`,
  turn: ({ seat }, who) => (who(seat) === null ? 'Du bist dran.' : `${who(seat)} ist dran.`),
  placed: ({ seat, card: one, slot, paid }, who) => `${has(seat, who)} ${card(one)} auf ${slot} gelegt${paying(paid)}.`,
  bridged: ({ seat, slot }, who) => `${has(seat, who)} eine Brücke auf ${slot} gelegt.`,
  lifted: ({ seat, card: fire, source, target, lifted, paid }, who) =>
    `${has(seat, who)} ein ${card(fire)} auf ${source} entfacht, ${card(lifted)} auf ${target} gehoben${paying(paid)}.`,
  topped: ({ seat }, who) => `${has(seat, who)} den Gipfel gelegt.`,
  discarded: ({ seat, count }, who) => `${has(seat, who)} ${cards(count)} abgeworfen.`,
  herded: ({ seat, route, ibexes, paid }, who) =>
    `${has(seat, who)} ${ibexes === 1 ? 'einen Steinbock' : herd(ibexes)} hinaufgeführt, ${route.join(' → ')}${paying(paid)}.`,
  hooked: ({ seat, left }, who) =>
    `${has(seat, who)} einen Kletterhaken benutzt; ${left === 0 ? 'es ist keiner' : left === 1 ? 'es ist noch einer' : `es sind noch ${left}`} übrig.`,
  shuffled: () => 'Der Stapel ist gemischt.',
  appeared: ({ slot }) => `Ein Steinbock erscheint auf ${slot}.`,
  climbed: ({ ibexes }) => `${herd(ibexes)} ${ibexes === 1 ? 'ist' : 'sind'} auf den Gipfel gestiegen.`,
  filmed: ({ sequence }) => `Gefilmt: ${sequence}.`,
  over: ({ why }) => ends[why]
}
