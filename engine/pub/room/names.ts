import type { Seat } from '../../game.ts'

/** The clans in seat order. */
export const CLANS = ['a', 'b', 'c', 'd', 'e'] as const
export type Clan = (typeof CLANS)[number]

/** Goblin, dwarf, orc, troll: from the lowest to the highest. */
export const RACES = ['L', 'N', 'O', 'T'] as const
export type Race = (typeof RACES)[number]

/** A clan's seven: there is one troll. */
export const MEMBERS = ['L1', 'L2', 'N1', 'N2', 'O1', 'O2', 'T'] as const
export type Member = (typeof MEMBERS)[number]

/** A character as lines and events name it: `aO1`. */
export type GuestName = `${Clan}${Member}`

/** In the order in which characters are listed: clan, race, number. */
export const GUEST_NAMES: readonly GuestName[] = CLANS.flatMap(clan =>
  MEMBERS.map((member): GuestName => `${clan}${member}`)
)

export function namesOfClan(seat: Seat): readonly GuestName[] {
  return GUEST_NAMES.slice(seat * MEMBERS.length, (seat + 1) * MEMBERS.length)
}

/** What a seat's clan is called; nothing for who has none. */
export function clanLetterOf(seat: Seat): Clan | '' {
  return CLANS[seat] ?? ''
}

export function seatOfGuest(name: GuestName): Seat {
  return name.charCodeAt(0) - FIRST_CLAN
}

const FIRST_CLAN = 'a'.charCodeAt(0)

export function raceOf(name: GuestName): Race {
  return name.charAt(1) as Race
}

/** The character that a token names, in whatever case; null where no clan can have it. */
export function parseGuestName(text: string): GuestName | null {
  return GUEST_NAMES.find(name => name.toLowerCase() === text) ?? null
}

export function sortNames(names: readonly GuestName[]): readonly GuestName[] {
  return GUEST_NAMES.filter(name => names.includes(name))
}
