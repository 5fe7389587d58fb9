import { sentences } from '../../sentences.ts'
import { card, ibexes } from './cards.ts'

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)

export const words = {
  title: 'Tranquility: The Ascent',
  board: 'The mountain',
  empty: 'empty',
  draft: 'not final yet',
  idle: 'Choose a card, then a place.',
  confirm: {},
  faceDown: (count: number) => `${cards(count)} face down`,
  worth: (value: number) => `counts as ${value}`,
  ibexes,
  hiker: 'the hiker is here',
  bears: 'carries your card',
  path: (row: number) => `Green Path ${row}/8`,
  filmed: (count: number, of: number) => `Filmed ${count}/${of}`,
  film: (sequence: string, isFilmed: boolean) => `${sequence}, ${isFilmed ? 'filmed' : 'to be filmed'}`,
  up: (count: number) => `Ibexes up ${count}/8`,
  filled: (count: number, of: number) => `Mountain ${count}/${of}`,
  supply: (count: number) => `Ibexes to come ${count}`,
  hooks: (count: number) => `Hooks ${count}`,
  ...sentences({
    offers: { discard: 'Discard two', herd: 'Lead herd', summit: 'Place the Summit', hook: 'Use a hook' },
    card,
    list: cards => new Intl.ListFormat('en').format(cards),
    onto: (card, slot) => `${card} to ${slot}`,
    fire: (card, source) => `${card} on ${source}`,
    lifted: (fire, target) => `${fire}, its card up to ${target}`,
    lead: route => `herd ${route}`,
    costs: (what, price) => `${what}, costs ${price ? cards(price) : 'nothing'}`,
    where: card => `Where does the ${card} go? Lit places show the price.`,
    source: 'Which card gives way to the Campfire? It goes higher up.',
    target: source => `Where does the card of ${source} go?`,
    herd: 'Which herd do you lead? Each row costs a card.',
    up: start => `How far up from ${start}?`,
    due: (what, price, missing) => `${what} costs ${cards(price)}: choose ${missing} to discard.`,
    paid: (what, cards) => `${what}, and discard ${cards}.`,
    free: what => `${what}. It costs nothing.`,
    discard: missing => `Choose ${cards(missing)} to discard.`,
    discarded: cards => `discard ${cards}.`,
    hook: 'Shuffle your whole hand into the deck, and draw anew.',
    summit: 'The Summit: with it the match is won.'
  })
}

export type Words = typeof words
