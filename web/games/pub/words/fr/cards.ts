import { type GuestName, seatOfGuest } from '../../../../../engine/pub/room/names.ts'
import type { Who } from '../../../../seat/game.ts'

const RACES: { readonly [race: string]: string } = { L: 'gobelin', N: 'nain', O: 'orque', T: 'troll' }

/** Names a character, or a race: `aO1` is « orque aO1 », `O` « orque ». */
export function card(name: string): string {
  return RACES[name] ?? `${RACES[name.charAt(1)] ?? ''} ${name}`.trim()
}

/** With its article. */
export function the(name: string): string {
  return `${name.charAt(1) === 'O' ? 'l’' : 'le '}${card(name)}`
}

/** With whose it is. */
export function guest(name: string, who: Who): string {
  const owner = who(seatOfGuest(name as GuestName))
  return owner === null ? `ton ${card(name)}` : `${the(name)} (${owner})`
}

/** At the beginning of a sentence. */
export function Guest(name: string, who: Who): string {
  const said = guest(name, who)
  return said.charAt(0).toUpperCase() + said.slice(1)
}

export function at(place: number): string {
  return place === 0 ? 'à la porte' : `à la table ${place}`
}

export const coins = (count: number) => (count > 1 ? `${count} pièces` : `${count} pièce`)
export const beers = (count: number) => (count > 1 ? `${count} bières` : `${count} bière`)
export const list = (parts: readonly string[]) => new Intl.ListFormat('fr').format(parts)
