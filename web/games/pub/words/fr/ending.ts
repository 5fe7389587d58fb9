import type { EndingWords } from '../en/ending.ts'
import { beers, Guest } from './cards.ts'

export const words: EndingWords = {
  reached: count => `${beers(count)} encaissée${count > 1 ? 's' : ''}`,
  first: ({ char, beers: had }, who) => `${Guest(char, who)} est rentré le premier, avec ${beers(had)}.`,
  most: ({ char, beers: had }, who) => `${Guest(char, who)} a rapporté le plus : ${beers(had)}.`,
  lead: ({ char }, who) => `${Guest(char, who)} a mis son clan en tête.`,
  last: ({ char, beers: had }, who) => `${Guest(char, who)} a tout décidé, avec ${beers(had)}.`
}
