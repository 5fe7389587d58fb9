import type { Seat } from '../../game.ts'

/** The letters of the clans, in seat order. */
export const CLANS = ['a', 'b', 'c', 'd', 'e'] as const
export type Clan = (typeof CLANS)[number]

/** The letters of the races from the lowest to the highest: goblin, dwarf, orc, troll. */
export const RACES_LOWEST_FIRST = ['L', 'N', 'O', 'T'] as const
export type Race = (typeof RACES_LOWEST_FIRST)[number]

/** The seven members of each clan. */
export const RACE_AND_NUMBER_OF_CLAN_MEMBERS = ['L1', 'L2', 'N1', 'N2', 'O1', 'O2', 'T'] as const
export type RaceAndNumber = (typeof RACE_AND_NUMBER_OF_CLAN_MEMBERS)[number]

/** The name of a character in lines and events, such as `aO1`: clan, race, number. */
export type GuestName = `${Clan}${RaceAndNumber}`

/** The names of all characters, in the order in which they are listed: by clan, race, number. */
export const GUEST_NAMES: readonly GuestName[] = CLANS.flatMap(clan =>
  RACE_AND_NUMBER_OF_CLAN_MEMBERS.map((member): GuestName => `${clan}${member}`)
)

/** The names of all members of a seat's clan. */
export function namesOfClan(seat: Seat): readonly GuestName[] {
  return GUEST_NAMES.slice(
    seat * RACE_AND_NUMBER_OF_CLAN_MEMBERS.length,
    (seat + 1) * RACE_AND_NUMBER_OF_CLAN_MEMBERS.length
  )
}

/** The letter of a seat's clan; empty for a seat without a clan. */
export function clanLetterOf(seat: Seat): Clan | '' {
  return CLANS[seat] ?? ''
}

/** The seat of a character's clan. */
export function seatOfGuest(name: GuestName): Seat {
  return name.charCodeAt(0) - FIRST_CLAN
}

const FIRST_CLAN = 'a'.charCodeAt(0)

/** The race of a character. */
export function raceOf(name: GuestName): Race {
  return name.charAt(1) as Race
}

/** The character that a token in lower case names; null if it names none. */
export function parseGuestNameToken(lowerCaseToken: string): GuestName | null {
  return GUEST_NAMES.find(name => name.toLowerCase() === lowerCaseToken) ?? null
}

/** The names sorted in the order of `GUEST_NAMES`; duplicates are dropped. */
export function sortUniqueNames(names: readonly GuestName[]): readonly GuestName[] {
  return GUEST_NAMES.filter(name => names.includes(name))
}
