import { at, beers, card, coins, list } from './cards.ts'

export const words = {
  door: 'door',
  innkeeper: 'innkeeper',
  head: (coin: string) => `Guests with coins/beers; ${coin}: coins on the floor`,
  dice: (A: number, B: number, used: string) => `Dice: A ${A}, B ${B}${used && ` (${used} used)`}`,
  clan: (clan: string, name: string, bank: number, goal: number, down: readonly string[], up: readonly string[]) =>
    `${clan} ${name}: ${bank} of ${beers(goal)}. In the stack ${down.length > 0 ? `face down ${down.join(' ')}` : 'nothing face down'}${up.length > 0 ? `, face up ${up.join(' ')}` : ''}.`,
  best: (lead: number) => `Clearest win: ${beers(lead)} ahead.`,
  space: (place: number, guests: readonly string[], floor: number) =>
    `At ${at(place)}: ${guests.length > 0 ? list(guests) : 'nobody'}${floor > 0 ? `; ${coins(floor)} on the floor` : ''}.`,
  guest: (name: string, had: number, drunk: number) => `${card(name)} (${coins(had)}, ${beers(drunk)})`,
  stands: (table: number | null) =>
    table === null ? 'The innkeeper is beside the door.' : `The innkeeper is at table ${table}.`
}

export type TextWords = typeof words
