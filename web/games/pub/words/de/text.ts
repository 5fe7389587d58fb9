import type { TextWords } from '../en/text.ts'
import { at, beers, card, coins, list } from './cards.ts'

export const words: TextWords = {
  door: 'Tür',
  innkeeper: 'Wirt',
  head: coin => `Gäste mit Münzen/Bieren; ${coin}: Münzen auf dem Boden`,
  dice: (A, B, used) => `Würfel: A ${A}, B ${B}${used && ` (${used} gebraucht)`}`,
  clan: (clan, name, bank, goal, down, up) =>
    `${clan} ${name}: ${bank} von ${goal} Bieren. Im Stapel ${down.length > 0 ? `verdeckt ${down.join(' ')}` : 'nichts verdeckt'}${up.length > 0 ? `, offen ${up.join(' ')}` : ''}.`,
  best: lead => `Klarster Sieg: ${beers(lead)} Vorsprung.`,
  space: (place, guests, floor) =>
    `${at(place).replace(/^a/, 'A')}: ${guests.length > 0 ? list(guests) : 'niemand'}${floor > 0 ? `; ${coins(floor)} auf dem Boden` : ''}.`,
  guest: (name, had, drunk) => `${card(name)} (${coins(had)}, ${beers(drunk)})`,
  stands: table => (table === null ? 'Der Wirt steht neben der Tür.' : `Der Wirt steht an Tisch ${table}.`)
}
