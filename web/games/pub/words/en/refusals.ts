import type { RefusalWords } from '../../../../words/refusal.ts'
import type { OwnFacts } from '../../said/own-codes.ts'
import { beers, card, coins } from './cards.ts'

const Named = (char: string) => card(char).replace(/^./, first => first.toUpperCase())

export const refusals: RefusalWords<OwnFacts> = {
  MUST_ACT: () => 'First you must use one die, or both: after that you may leave the other.',
  DIE_USED: () => 'You have used that die already: take the other one.',
  SUM_AFTER_DIE: () => 'You have used one die: the two can no longer be added up.',
  SUM_NOT_ALLOWED: () => 'The innkeeper, and a guest who goes home, take one die alone.',
  SUM_TOO_BIG: ({ coins: count, most }) => `Nobody comes in with ${coins(count)}: the most is ${most}.`,
  STACK_EMPTY: () => 'All seven of your clan are in the pub.',
  NOT_YOUR_CHARACTER: ({ char }) => `${Named(char)} is not of your clan.`,
  NOT_IN_PUB: ({ char }) => `${Named(char)} is not in the pub.`,
  TOO_DRUNK: ({ char, beers: had }) =>
    `${Named(char)} is too drunk for that (${beers(had)}): each beer takes a step off the die.`,
  ONE_WAY_ONLY: () => 'Only dwarfs walk anticlockwise.',
  DOOR_OCCUPIED: () => 'One of your clan is at the door already: there is room for one of each.',
  SEAT_REFUSED: ({ table }) =>
    `Table ${table} takes no one like that: all must be of one race there, or all of different ones.`,
  SAME_TABLE: ({ table }) => `The innkeeper is at table ${table} already.`,
  NEEDS_VICTIM: ({ table }) => `Say who drinks at table ${table}.`,
  BAD_VICTIM: ({ char, table }) => `${Named(char)} does not sit at table ${table}.`,
  NOT_AT_EXIT: ({ char }) => `${Named(char)} must be at the door to go home; an orc may sit with the innkeeper.`,
  TOO_SOBER: ({ char, coins: had, beers: drunk }) =>
    `${Named(char)} is too sober to go: ${beers(drunk)} for ${coins(had)}.`
}
