import { type GuestName, seatOfGuest } from '../../../../../engine/pub/room/names.ts'
import type { Who } from '../../../../seat/game.ts'

const RACES: { readonly [race: string]: string } = { L: 'goblin', N: 'dwarf', O: 'orc', T: 'troll' }

/** Names a character, or a race: `aO1` is "orc aO1", `O` "orc". */
export function card(name: string): string {
  return RACES[name] ?? `${RACES[name.charAt(1)] ?? ''} ${name}`.trim()
}

/** With whose it is. */
export function guest(name: string, who: Who): string {
  const owner = who(seatOfGuest(name as GuestName))
  return owner === null ? `your ${card(name)}` : `${owner}’s ${card(name)}`
}

/** At the beginning of a sentence. */
export function Guest(name: string, who: Who): string {
  const said = guest(name, who)
  return said.charAt(0).toUpperCase() + said.slice(1)
}

export function at(place: number): string {
  return place === 0 ? 'the door' : `table ${place}`
}

export const coins = (count: number) => (count === 1 ? '1 coin' : `${count} coins`)
export const beers = (count: number) => (count === 1 ? '1 beer' : `${count} beers`)
export const list = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts)
