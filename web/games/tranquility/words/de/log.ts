import { events as common } from '../../../../words/de/events.ts'
import type { EndWords, EventWords } from '../../events.ts'
import type { Telling } from '../../modules/said.ts'
import { momentOf, pictures } from '../../moments.ts'
import type * as en from '../en/log.ts'
import { has } from '../../../../words/de/has.ts'

const cards = (count: number) => (count === 1 ? 'eine Karte' : `${count} Karten`)
const list = (parts: readonly string[]) => new Intl.ListFormat('de').format(parts)

const ends: EndWords = {
  WIN: 'Das Meer ist voll, und das Ziel ist gespielt: Die Partie ist gewonnen.',
  LOSS_NO_ACTION: 'Es ging nichts mehr: Die Partie ist verloren.',
  LOSS_START_UNPAYABLE: 'Für den Start waren keine acht Karten mehr da: Die Partie ist verloren.',
  STOPPED: 'Die Partie wurde hier beendet.'
}

const events: EventWords = {
  dealt: ({ first }, who) =>
    `Die Karten sind verteilt. ${who(first) === null ? 'Du beginnst' : `${who(first)} beginnt`}.`,
  drew: ({ seat, count, cards: own }, who, named) =>
    `${has(seat, who)} ${own ? list(own.map(named)) : cards(count)} gezogen.`,
  ready: () => 'In jeden Stapel wurde ein Start gemischt.',
  turn: ({ seat }, who) => (who(seat) === null ? 'Du bist dran.' : `${who(seat)} ist dran.`),
  placed: ({ seat, card, cell, paid, with: as }, who, named) =>
    `${has(seat, who)} ${as ? `${named(as)} als ${card}` : `die ${card}`} auf ${cell} gelegt${paid ? ` und mit ${paid === 1 ? 'einer Karte' : `${paid} Karten`} bezahlt` : ''}.`,
  discarded: ({ seat, count }, who) => `${has(seat, who)} ${cards(count)} abgeworfen.`,
  started: ({ seat, with: as }, who, named) =>
    `${has(seat, who)} ${as ? `${named(as)} als Start` : 'einen Start'} gespielt: Acht Karten sind fällig.`,
  pledged: ({ seat, count, blind }, who) =>
    `${who(seat) === null ? 'Du bietest' : `${who(seat)} bietet`} ${count ? cards(count) : 'keine Karte'}${blind ? ', zwei davon ungesehen' : ''}.`,
  withdrew: ({ seat }, who) => `${has(seat, who)} das Angebot zurückgenommen.`,
  paid: ({ counts }, who) =>
    `Der Start ist bezahlt: ${counts.map((count, seat) => `${who(seat) ?? 'du'} ${count}`).join(', ')}.`,
  finished: ({ seat, with: as }, who, named) =>
    `${has(seat, who)} ${as ? `${named(as)} als Ziel` : 'ein Ziel'} gespielt.`,
  over: ({ why }) => ends[why]
}

const moment: Telling['moment'] = (now, named) =>
  momentOf(now, named, {
    held: 'Du hast einen Start gezogen. Er wird sofort gespielt.',
    played: who => `${who === null ? 'Du hast' : `${who} hat`} den Start gespielt.`,
    alone: 'Er kostet 8 Karten.',
    together: 'Ihr gebt zusammen 8 Karten.',
    you: 'du',
    offers: (offers, short) =>
      `Angeboten: ${offers.join(', ')}. ${short ? `${short === 1 ? 'Es fehlt 1' : `Es fehlen ${short}`} von 8` : 'Alle 8 sind da'}.`,
    next: 'Alle 8 gehen zugleich.',
    offered: cards => `Du hast ${list(cards)} angeboten.`,
    offeredNone: 'Du hast keine angeboten.',
    change: 'Das kannst du noch ändern.',
    all: 'Alle haben geantwortet.',
    unseen: 'zwei ungesehene',
    count: cards,
    short: missing => `${missing === 1 ? 'Noch fehlt 1' : `Noch fehlen ${missing}`} von 8: Wer kann mehr geben?`,
    full: 'Das Meer ist voll, die Reise kann enden.',
    finish: 'Spiel das Ziel, und die Partie ist gewonnen.'
  })

export const log: typeof en.log = {
  cards: { S: 'einen Start', F: 'ein Ziel' },
  ends,
  events: { ...common, ...events },
  moment,
  pictures,
  phrases: {
    hello: () => 'Hallo zusammen!',
    'can-give': count => `Ich könnte ${count} geben.`,
    'please-give': count => `Könntest du ${count} mehr geben?`
  },
  hand: count => (count === 1 ? '1 Karte' : `${count} Karten`),
  pile: count => `${count} im Stapel`
}
