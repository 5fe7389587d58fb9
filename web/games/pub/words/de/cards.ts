import { type GuestName, seatOfGuest } from '../../../../../engine/pub/room/names.ts'
import type { Who } from '../../../../seat/game.ts'

const RACES: { readonly [race: string]: string } = { L: 'Goblin', N: 'Zwerg', O: 'Ork', T: 'Troll' }

/** Names a character, or a race: `aO1` is „Ork aO1“, `O` „Ork“. */
export function card(name: string): string {
  return RACES[name] ?? `${RACES[name.charAt(1)] ?? ''} ${name}`.trim()
}

/** With whose it is. */
export function guest(name: string, who: Who): string {
  const owner = who(seatOfGuest(name as GuestName))
  return owner === null ? `dein ${card(name)}` : `${card(name)} (${owner})`
}

/** As what something is done to. */
export function guestAs(name: string, who: Who): string {
  return guest(name, who).replace(/^dein /, 'deinen ')
}

/** At the beginning of a sentence. */
export function Guest(name: string, who: Who): string {
  return guest(name, who).replace(/^dein /, 'Dein ')
}

export function at(place: number): string {
  return place === 0 ? 'an der Tür' : `an Tisch ${place}`
}

export function to(place: number): string {
  return place === 0 ? 'zur Tür' : `an Tisch ${place}`
}

export const coins = (count: number) => (count === 1 ? '1 Münze' : `${count} Münzen`)
export const beers = (count: number) => (count === 1 ? '1 Bier' : `${count} Biere`)
export const withBeers = (count: number) => (count === 1 ? 'mit 1 Bier' : `mit ${count} Bieren`)
export const list = (parts: readonly string[]) => new Intl.ListFormat('de').format(parts)
