import type { View } from '../../../../engine/tranquility/view.ts'
import type { Doing } from '../../../seat/game.ts'
import { teller } from '../events.ts'
import type { Words } from './en.ts'
import { ends, events } from './events.de.ts'

const list = (cards: readonly string[]) => new Intl.ListFormat('de').format(cards.map(card))
const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`)
const cost = (price: number) => (price ? cards(price) : 'nichts')

function card(card: string): string {
  return card === 'S' ? 'Start' : card === 'F' ? 'Ziel' : card
}

function doing({ verb, card, place, price, picked, missing, placeless }: Doing): string {
  switch (verb) {
    case 'place':
      if (placeless) return `Wohin mit ${card}? Punkte zeigen den Preis.`
      if (missing) return `${card} auf ${place} kostet ${cards(price)}: Wirf noch ${missing} ab.`
      return price
        ? `${card} auf ${place}, dafür ${list(picked)} abwerfen.`
        : `${card} auf ${place}. Das kostet nichts.`
    case 'discard':
      return missing ? `Wähl ${cards(missing)} zum Abwerfen.` : `${list(picked)} abwerfen.`
    case 'give':
      return picked.length
        ? `${list(picked)} anbieten. Die anderen sehen nur, wie viele.`
        : 'Tipp auf die Karten, die du geben würdest, oder biete keine.'
    case 'start':
      return 'Du hast einen Start: Er wird jetzt gespielt.'
    case 'finish':
      return 'Das Ziel spielen: Das Meer ist vollständig.'
    default:
      return 'Dein Angebot zurücknehmen.'
  }
}

function unfit(card: string | undefined, place: string | undefined): string {
  if (place === undefined) return `Mit ${card} geht jetzt nichts.`
  return card === undefined ? `Keine deiner Karten passt auf ${place}.` : `${card} passt nicht auf ${place}.`
}

function phrase(text: string): string {
  const [name, count] = text.split(' ')
  if (name === 'can-give') return `Ich könnte ${count} geben.`
  return name === 'please-give' ? `Kannst du ${count} mehr geben?` : 'Hallo zusammen!'
}

export const words: Words = {
  title: 'Tranquility',
  board: 'Das Meer',
  start: 'Start',
  finish: 'Ziel',
  empty: 'frei',
  draft: 'noch nicht endgültig',
  missing: short => (short ? `Es fehlen ${short} von 8` : 'Alle 8 sind da'),
  idle: 'Wähl eine Karte, dann einen Platz.',
  offers: {
    discard: 'Zwei abwerfen',
    start: 'Start spielen',
    finish: 'Ziel spielen',
    give: 'Karten anbieten',
    withdraw: 'Angebot zurück'
  },
  confirm: { give: picked => (picked ? `${picked} anbieten` : 'Keine anbieten') },
  why: ends,
  card,
  doing,
  unfit,
  phrase,
  event: teller(events),
  to: (card, place, price) => `${card} auf ${place}, kostet ${cost(price)}`,
  faceDown: count => `${cards(count)} verdeckt`,
  standing: ({ players }: View, seat: number) =>
    `${cards(players[seat]?.hand ?? 0)}, ${players[seat]?.pile ?? 0} im Stapel`
}
