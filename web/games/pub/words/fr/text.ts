import type { TextWords } from '../en/text.ts'
import { at, beers, card, coins, list } from './cards.ts'

export const words: TextWords = {
  door: 'porte',
  innkeeper: 'aubergiste',
  head: coin => `Clients avec pièces/bières ; ${coin} : pièces par terre`,
  dice: (A, B, used) => `Dés : A ${A}, B ${B}${used && ` (${used} utilisé${used.includes(' ') ? 's' : ''})`}`,
  clan: (clan, name, bank, goal, down, up) =>
    `${clan} ${name} : ${bank} sur ${beers(goal)}. Dans la pile ${down.length > 0 ? `face cachée ${down.join(' ')}` : 'rien de caché'}${up.length > 0 ? `, face visible ${up.join(' ')}` : ''}.`,
  best: lead => `Plus nette victoire : ${beers(lead)} d’avance.`,
  space: (place, guests, floor) =>
    `${at(place).replace(/^à/, 'À')} : ${guests.length > 0 ? list(guests) : 'personne'}${floor > 0 ? ` ; ${coins(floor)} par terre` : ''}.`,
  guest: (name, had, drunk) => `${card(name)} (${coins(had)}, ${beers(drunk)})`,
  stands: table => (table === null ? 'L’aubergiste est à côté de la porte.' : `L’aubergiste est à la table ${table}.`)
}
