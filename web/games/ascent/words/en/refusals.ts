import type { Facts } from '../../../../../engine/game.ts'
import type { RefusalWords } from '../../../../words/refusal.ts'
import { card as one } from './cards.ts'
import { named } from '../../../named.ts'
import type { OwnCode } from '../../own-codes.ts'

const GOALS: { readonly [rule: string]: string } = {
  greenPath: 'the green path',
  documentary: 'the sequences to be filmed',
  wildlife: 'eight ibexes on row 8'
}

const cards = (count: unknown) => (count === 1 ? 'one card' : count === 0 ? 'nothing' : `${count} cards`)
const card = named('en', one)
const goal = named('en', rule => GOALS[rule] ?? rule)
const doing = ({ card: one, slot }: Facts) => (one ? `Placing ${card(one)} on ${slot}` : 'Leading the herd')

export const refusals: RefusalWords<OwnCode> = {
  CARD_NOT_IN_HAND: ({ cards }) => `Not all of this is in your hand: ${card(cards)}.`,
  HOOK_NONE: () => 'No Grappling hook is left.',
  HOOK_EMPTY: () => 'The deck is empty: a Grappling hook would only give you the same cards again.',
  GRID: ({ open }) =>
    `The Summit has to wait: ${open === 1 ? 'one slot is still empty or shows' : `${open} slots are still empty or show`} a Bridge.`,
  GOAL: ({ open }) => `The Summit has to wait for this: ${goal(open)}.`,
  DISCARD: ({ named }) => `Exactly two cards are discarded; you named ${cards(named)}.`,
  HERD_NONE: ({ slot }) => `No ibex stands on ${slot}.`,
  HERD_TOP: () => 'A herd goes no higher than row 8; the rest of the way it climbs with the Summit.',
  HERD_PATH: ({ from, to }) => `From ${from} a herd goes only to a card that rests on it, and ${to} is none.`,
  HERD_BRIDGE: ({ to }) => `A Bridge lies on ${to}, and a herd does not step on it.`,
  FIRE_TARGET: ({ slot }) => `On ${slot} lies no mountain card for the Campfire to replace.`,
  FIRE_TERRAIN: ({ card: fire, slot, by }) => `A ${card(fire)} cannot replace ${card(by)} on ${slot}.`,
  FIRE_HERD: ({ slot }) => `Ibexes stand on ${slot}: no Campfire there until they have gone.`,
  SLOT: ({ slot }) => `The mountain has no slot ${slot}.`,
  FIRE_UP: ({ source, target }) =>
    `The card of ${source} has to go to a higher row than its own, and ${target} is none.`,
  SUMMIT_ONLY: ({ slot }) => `Only a Summit fits on ${slot}.`,
  OCCUPIED: ({ slot, by }) => `On ${slot} lies ${card(by)} already.`,
  EDGE: ({ slot }) => `Slot ${slot} is the end of a row, and no Bridge goes there.`,
  LEFT: ({ slot }) => `To the left of ${slot} nothing lies yet, and rows grow from the left.`,
  SUPPORT: ({ slot }) => `Slot ${slot} is not carried by two cards yet.`,
  ROW: ({ card: one, slot, row }) => `Slot ${slot} is in row ${row}, and ${card(one)} is too low for it.`,
  TERRAIN: ({ card: one, slot }) => `Next to ${slot} lies the same terrain as that of ${card(one)}.`,
  COST: ({ due, can, ...facts }) => `${doing(facts)} costs ${cards(due)}, and you can discard ${cards(can)}.`,
  PAY: ({ due, paid, ...facts }) => `${doing(facts)} costs ${cards(due)}; you named ${cards(paid)}.`
}
