import type { EndingWords } from '../en/ending.ts'
import { beers, Guest, withBeers } from './cards.ts'

export const words: EndingWords = {
  reached: count => `${beers(count)} gutgeschrieben`,
  first: ({ char, beers: had }, who) => `${Guest(char, who)} ging als Erster heim, ${withBeers(had)}.`,
  most: ({ char, beers: had }, who) => `${Guest(char, who)} brachte am meisten heim: ${beers(had)}.`,
  lead: ({ char }, who) => `${Guest(char, who)} brachte seinen Clan in Führung.`,
  last: ({ char, beers: had }, who) => `${Guest(char, who)} entschied es, ${withBeers(had)}.`
}
