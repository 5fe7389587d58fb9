import type { Who } from '../../../../../seat/game.ts'
import { events as base } from '../../../words/en/events.ts'
import type { MoreEndWords, MoreEventWords } from '../../events.ts'

const cards = (count: number) => (count === 1 ? 'one card' : `${count} cards`)
const list = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts)
const you = (seat: number, who: Who) => who(seat) ?? 'You'

const NAMED: { readonly [card: string]: string } = {
  S: 'a Start',
  F: 'a Finish',
  M: 'a Sea Monster',
  W: 'a Wild',
  C: 'a Compass',
  J: 'a Joker'
}
const named = (card: string) => NAMED[card] ?? card
const COLOURS = { Y: 'yellow', P: 'purple', O: 'orange' }
const storm = (name: string) => `${COLOURS[name[0] as keyof typeof COLOURS]} Storm ${name}`

export const ends: MoreEndWords = { SCORED: 'By points: the match is over.' }

export const events: MoreEventWords = {
  drew: ({ seat, count, cards: own }, who) => `${you(seat, who)} drew ${own ? list(own.map(named)) : cards(count)}.`,
  placed: (facts, who) => {
    const card = facts.with ? `${named(facts.with)} as ${facts.card}` : facts.card
    return base.placed({ ...facts, card }, who)
  },
  started: (facts, who) =>
    facts.with
      ? `${you(facts.seat, who)} played ${named(facts.with)} as the Start: eight cards are due.`
      : base.started(facts, who),
  finished: (facts, who) =>
    facts.with ? `${you(facts.seat, who)} played ${named(facts.with)} as the Finish.` : base.finished(facts, who),
  pledged: (facts, who) => {
    const offer = base.pledged(facts, who)
    return facts.blind ? offer.replace(/\.$/, ', two of them unseen.') : offer
  },
  'rocks-laid': ({ row }) => `The Jagged Rocks lie on row ${row}.`,
  'rocks-moved': ({ seat, row }, who) => `${you(seat, who)} moved the Jagged Rocks to row ${row}.`,
  'rocks-kept': ({ seat, count }, who) =>
    `${you(seat, who)} kept the Jagged Rocks where they lie, for ${cards(count)}.`,
  'rocks-gone': () => 'Four rows are full: the Jagged Rocks are gone for good.',
  destroyed: ({ seat, card, cell, with: as }, who) =>
    `${you(seat, who)} sent ${as ? `${named(as)} as a Sea Monster` : 'a Sea Monster'}: island ${card} on ${cell} is gone.`,
  FINISH_MONSTER_HELD: ({ seats }, who) =>
    `The Finish fails: a Sea Monster is held by ${list(seats.map(seat => who(seat) ?? 'you'))}.`,
  stormed: ({ seat, storm: name }, who) => `${you(seat, who)} drew the ${storm(name)}.`,
  'storm-struck': ({ seat, storm: name, count, row }, who) => {
    if (row !== undefined) return `The ${storm(name)} blocks row ${row}.`
    const lies = `The ${storm(name)} lies before ${who(seat) ?? 'you'}`
    return count ? `${lies}, at the cost of ${cards(count)}.` : `${lies}.`
  },
  'storm-left': ({ storm: name }) => `The ${storm(name)} found no row and is gone.`,
  'compass-earned': ({ by, row }) =>
    by === 'row' ? `Row ${row} runs without a gap: a Compass is earned.` : 'A Compass is earned.',
  'compass-spent': ({ seat, storm: name, with: as }, who) =>
    `${you(seat, who)} lifted the ${storm(name)} with ${as ? named(as) : 'a Compass'}.`,
  'whole-hand': ({ seat, count }, who) => `${you(seat, who)} discarded a whole hand of ${cards(count)}.`,
  'set-aside': ({ seat }, who) => `${you(seat, who)} drew a Compass and put it aside: it goes back into the pile.`,
  flipped: ({ seat, side }, who) => `${you(seat, who)} drew a Compass: every hand now shows its ${side} side.`,
  rotated: ({ seat, cell, side }, who) => `${you(seat, who)} turned the card on ${cell}: it shows ${side}.`,
  explorers: ({ left }) => `${left} Explorer cards lie face down.`,
  explored: ({ seat, cell, explorer, card }, who) => {
    const turned = `${who(seat) ?? 'You'} explored ${cell}: `
    switch (explorer) {
      case 'storm':
        return `${turned}a Storm. It closes the space, and ${card} goes back to the hand.`
      case 'monster':
        return `${turned}a Sea Monster. It takes ${card}, and the space is open again.`
      case 'rocks':
        return `${turned}Jagged Rocks.`
      case 'start':
        return `${turned}a Start.`
      case 'kept':
        return `${turned}${card ? named(card) : 'a card to keep'}.`
    }
  },
  'explorer-paid': ({ seat, count, unseen }, who) =>
    `${you(seat, who)} paid ${count === 0 && unseen ? 'one card unseen from the pile' : cards(count)}${count && unseen ? ', and one unseen from the pile' : ''}.`,
  cleared: ({ seat, cell }, who) => `${you(seat, who)} cleared the Storm on ${cell} with a Compass.`,
  'row-laid': ({ row, day }, who) =>
    `The open row is ${list(row)}. ${who(day) === null ? 'The day is yours' : `The day is ${who(day)}’s`}.`,
  took: ({ seat, cards: taken }, who) => `${you(seat, who)} took ${list(taken)} from the row.`,
  exchanged: ({ seat, cards: shown }, who) => `${you(seat, who)} showed ${list(shown)} and exchanged them for the row.`,
  passed: ({ seat }, who) => `${you(seat, who)} passed.`,
  scored: ({ scores }, who) =>
    `Points: ${scores.map(({ points }, seat) => `${who(seat) ?? 'you'} ${points}`).join(', ')}.`
}
