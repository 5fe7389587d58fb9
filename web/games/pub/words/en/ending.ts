import type { Who } from '../../../../seat/game.ts'
import type { Facts } from '../../ending/points.ts'
import { beers, Guest } from './cards.ts'

/** What is said of a match that is over. */
export const words = {
  reached: (count: number) => `${beers(count)} banked`,
  first: ({ char, beers: had }: Facts, who: Who) => `${Guest(char, who)} was the first to bank: ${beers(had)}.`,
  most: ({ char, beers: had }: Facts, who: Who) => `${Guest(char, who)} carried most home: ${beers(had)}.`,
  lead: ({ char }: Facts, who: Who) => `${Guest(char, who)} brought its clan into the lead.`,
  last: ({ char, beers: had }: Facts, who: Who) => `${Guest(char, who)} won it, with ${beers(had)}.`
}

export type EndingWords = typeof words
