import type { Doing } from '../../../../seat/game.ts'

const list = (cards: readonly string[]) => new Intl.ListFormat('en').format(cards.map(card))
const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)
const cost = (price: number) => (price ? cards(price) : 'nothing')

const offers: { readonly [verb: string]: string } = {
  discard: 'Discard two',
  start: 'Play the Start',
  finish: 'Play the Finish',
  give: 'Offer cards',
  withdraw: 'Take offer back'
}

function card(card: string): string {
  return card === 'S' ? 'Start' : card === 'F' ? 'Finish' : card
}

function doing({ verb, card, place, price, picked, missing }: Doing): string {
  switch (verb) {
    case 'place':
      if (!place) return `Where does ${card} go? Dots show the price.`
      if (missing) return `${card} on ${place} costs ${cards(price)}: choose ${missing} to discard.`
      return price ? `${card} on ${place}, and discard ${list(picked)}.` : `${card} on ${place}. It costs nothing.`
    case 'discard':
      return missing ? `Choose ${cards(missing)} to discard.` : `Discard ${list(picked)}.`
    case 'give':
      return picked.length
        ? `Offer ${list(picked)}. Others see only how many.`
        : 'Tap the cards you would give, or offer none.'
    case 'start':
      return 'You hold a Start, so it is played now.'
    default:
      return `${offers[verb]}.`
  }
}

export const words = {
  title: 'Tranquility',
  board: 'The sea',
  start: 'Start',
  finish: 'Finish',
  empty: 'empty',
  draft: 'not final yet',
  missing: (short: number) => (short ? `${short} of 8 missing` : 'All 8 are there'),
  idle: 'Choose a card, then a place.',
  offers,
  confirm: { give: (picked: number) => (picked ? `Offer ${picked}` : 'Offer none') },
  card,
  doing,
  to: (card: string, place: string, price: number) => `${card} to ${place}, costs ${cost(price)}`,
  faceDown: (count: number) => `${cards(count)} face down`
}

export type Words = typeof words
