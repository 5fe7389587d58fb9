import type { Step } from '../../game.ts'
import { playerAt, withPlayer } from '../../players.ts'
import type { ExpulsionReason } from '../codes.ts'
import { type Guest, makeEvent, BEERS_TO_EXPEL, type State, upsertGuests } from '../core/state.ts'
import { sortUniqueNames, type GuestName, raceOf, RACES_LOWEST_FIRST, seatOfGuest } from './names.ts'
import { areAllOfRace } from './seating.ts'

/**
 * Makes a table's guests drink after an arrival: guests of one race each pay for themselves, others pay rounds, and a guest alone
 * doesn't drink (RULES.md, 4.7).
 */
export function drinkAtTable(state: State, guests: readonly Guest[]): Step<State> {
  const [first, second] = guests
  if (!first || !second) return { state, events: [] }
  return areAllOfRace(guests, raceOf(first.name))
    ? guestsBuyOwnBeerOrAreExpelled(state, guests)
    : payRounds(state, guests)
}

/** The names of the guests among `guests` who would get a beer if they shared a table. */
export function drinkersIfAtOneTable(guests: readonly Guest[]): readonly GuestName[] {
  const [first, second] = guests
  if (!first || !second) return []
  if (areAllOfRace(guests, raceOf(first.name))) return guests.filter(canPay).map(({ name }) => name)
  return roundsOf(guests).map(([, drinker]) => drinker)
}

/** Makes each guest pay a coin for its own beer; throws out guests without a coin or with the last beer that they may have. */
export function guestsBuyOwnBeerOrAreExpelled(state: State, guests: readonly Guest[]): Step<State> {
  const able = guests.filter(canPay)
  const drunk = upsertGuests(
    state,
    ...able.map(guest => ({ ...guest, coins: guest.coins - 1, beers: guest.beers + 1 }))
  )
  const names = able.map(({ name }) => name)
  const told = names.length > 0 ? [makeEvent('drank', { chars: sortUniqueNames(names) })] : []
  const gone = expel(drunk, withoutCoins(guests))
  return { state: gone.state, events: [...told, ...gone.events] }
}

/**
 * Makes each guest but the highest in race buy a beer, for one coin, for the guest of the next higher race at the
 * table. All pay at once (RULES.md, 4.7; ruling 12); then guests without a coin or with too many beers are thrown out.
 */
function payRounds(state: State, guests: readonly Guest[]): Step<State> {
  const rounds = roundsOf(guests)
  const after = guests.map(guest => ({
    ...guest,
    coins: guest.coins - (rounds.some(([payer]) => payer === guest.name) ? 1 : 0),
    beers: guest.beers + (rounds.some(([, drinker]) => drinker === guest.name) ? 1 : 0)
  }))
  const told = rounds.length > 0 ? [makeEvent('paid', { rounds })] : []
  const gone = expel(upsertGuests(state, ...after), withoutCoins(fromLowestRace(guests).slice(0, -1)))
  return { state: gone.state, events: [...told, ...gone.events] }
}

/** The rounds among guests of different races: pairs of a guest with a coin and the guest for whom it pays. */
function roundsOf(guests: readonly Guest[]): readonly (readonly [payer: GuestName, drinker: GuestName])[] {
  const inRank = fromLowestRace(guests)
  return inRank.slice(1).flatMap((drinker, at) => {
    const payer = inRank[at]
    return payer && canPay(payer) ? [[payer.name, drinker.name] as const] : []
  })
}

function fromLowestRace(guests: readonly Guest[]): readonly Guest[] {
  return [...guests].sort((one, other) => rankOf(one) - rankOf(other))
}

function canPay({ coins }: Guest): boolean {
  return coins > 0
}

/** Throws out the guests who couldn't pay and all whose beers have reached the limit, together (RULES.md, 4.8). */
function expel(state: State, unable: readonly GuestName[]): Step<State> {
  const full = state.guests.filter(({ beers }) => beers >= BEERS_TO_EXPEL).map(({ name }) => name)
  const chars = sortUniqueNames([...unable, ...full])
  if (chars.length === 0) return { state, events: [] }
  const why = chars.map((char): ExpulsionReason =>
    !full.includes(char) ? 'coin' : unable.includes(char) ? 'both' : 'beer'
  )
  return { state: chars.reduce(returnGuestToStack, state), events: [makeEvent('expelled', { chars, why })] }
}

/** The state with a guest gone from the pub, its card face up under its clan's stack (rulings 16 and 26). */
export function returnGuestToStack(state: State, name: GuestName): State {
  const seat = seatOfGuest(name)
  const guests = state.guests.filter(guest => guest.name !== name)
  return withPlayer({ ...state, guests }, seat, { shown: [...playerAt(state, seat).shown, name] })
}

function withoutCoins(guests: readonly Guest[]): readonly GuestName[] {
  return guests.filter(({ coins }) => coins === 0).map(({ name }) => name)
}

function rankOf({ name }: Guest): number {
  return RACES_LOWEST_FIRST.indexOf(raceOf(name))
}
