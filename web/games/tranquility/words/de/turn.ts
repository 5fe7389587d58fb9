import type { Doing } from '../../../../seat/game.ts'
import type { Words } from '../en/turn.ts'

const list = (cards: readonly string[]) => new Intl.ListFormat('de').format(cards.map(card))
const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`)
const cost = (price: number) => (price ? cards(price) : 'nichts')

const offers: { readonly [verb: string]: string } = {
  discard: '2 abwerfen',
  start: 'Start spielen',
  finish: 'Ziel spielen',
  give: 'Karten anbieten',
  withdraw: 'Angebot zurück'
}

function card(card: string): string {
  return card === 'S' ? 'Start' : card === 'F' ? 'Ziel' : card
}

function doing({ verb, card, place, price, picked, missing }: Doing): string {
  switch (verb) {
    case 'place':
      if (!place) return `Wohin mit ${card}? Punkte zeigen den Preis.`
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
    default:
      return `${offers[verb]}.`
  }
}

export const words: Words = {
  title: 'Tranquility',
  board: 'Das Meer',
  start: 'Start',
  finish: 'Ziel',
  empty: 'frei',
  draft: 'noch nicht endgültig',
  missing: short => (short ? `Es fehlen ${short} von 8` : 'Alle 8 sind da'),
  idle: 'Wähl eine Karte, dann ein Feld.',
  offers,
  confirm: { give: picked => (picked ? `${picked} anbieten` : 'Keine anbieten') },
  card,
  doing,
  to: (card, place, price) => `${card} auf ${place}, kostet ${cost(price)}`,
  faceDown: count => `${cards(count)} verdeckt`
}
