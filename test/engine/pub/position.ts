import { type DiceValues, withUseSpent, NO_DICE_USED } from '../../../engine/pub/core/dice.ts'
import { type Guest, guestNamed, type Player, type State } from '../../../engine/pub/core/state.ts'
import { pub } from '../../../engine/pub/index.ts'
import { PLACES } from '../../../engine/pub/room/circle.ts'
import { CLANS, namesOfClan, type GuestName, parseGuestNameToken } from '../../../engine/pub/room/names.ts'
import type { Event } from '../../../engine/game.ts'
import { type Random, randomStream } from '../../../engine/random.ts'

/*
 * Positions as the worked examples write them, RULES.md, 8, and what comes of them, as parts of one text:
 *   `dice 2 3; used A; innkeeper 4; floor 3:1 0:2; guests aN1 3/0@1, bT 1/0@3; top aL1; shown aO1 aO2; banks 10 0 0`
 * Two clans, a is active, FIRST; whoever is named nowhere lies face down in the stack; nothing lies on the floor.
 */
export function position(text: string): State {
  const parts = text.split(';').map(part => part.trim())
  const said = (name: string) => parts.find(part => part.startsWith(`${name} `))?.slice(name.length + 1) ?? ''
  const words = (name: string) => said(name).split(' ').filter(Boolean)
  const guests = said('guests').split(',').filter(Boolean).map(guestOf)
  const [first, second] = words('dice').map(Number)
  const dice: DiceValues | null = first && second ? { A: first, B: second } : null
  const [used] = words('used')
  const banks = words('banks').map(Number)
  const isUp = words('shown').map(named)
  const isUsed = used === 'A' || used === 'B'
  const players = Array.from({ length: Math.max(2, banks.length) }, (_, seat): Player => {
    const home = namesOfClan(seat).filter(name => !guests.some(guest => guest.name === name))
    const top = words('top').map(named)
    const down = home.filter(name => !isUp.includes(name)).sort(name => (top.includes(name) ? -1 : 1))
    return { bank: banks[seat] ?? 0, hidden: down, shown: isUp.filter(name => home.includes(name)) }
  })
  return {
    phase: parts.includes('roll') ? 'roll' : isUsed ? 'second' : 'first',
    active: Number(words('active')[0] ?? 0),
    dice,
    used: isUsed ? withUseSpent(NO_DICE_USED, used) : NO_DICE_USED,
    entering: null,
    innkeeper: words('innkeeper').map(Number)[0] ?? null,
    floor: PLACES.map(place =>
      Number(
        words('floor')
          .find(at => at.startsWith(`${place}:`))
          ?.slice(2) ?? 0
      )
    ),
    guests: guests.sort((one, other) => ALL.indexOf(one.name) - ALL.indexOf(other.name)),
    players,
    result: null
  }
}

const ALL = CLANS.flatMap((_, seat) => namesOfClan(seat))

/** `aN1 3/0@1`: three coins, no beer, at table 1. */
function guestOf(text: string): Guest {
  const [name = '', had = ''] = text.trim().split(' ')
  const [coins = 0, beers = 0, place = 0] = had.split(/[/@]/).map(Number)
  return { name: named(name), coins, beers, place }
}

function named(text: string): GuestName {
  const name = parseGuestNameToken(text.toLowerCase())
  if (!name) throw new Error(`Cannot find the character "${text}"`)
  return name
}

export interface Followed {
  readonly state: State
  readonly events: readonly Event[]
}

/** A stream in which those dice fall next, then any; no list is changed by it. */
export function falling(...dice: readonly number[]): Random {
  const left = [...dice]
  const chance = randomStream(new Uint8Array(32))
  return { ...chance, below: end => (left.shift() ?? chance.below(end) + 1) - 1, shuffle: list => [...list] }
}

/** The state once the table has done all that is its own. */
export function settled(from: State, stream: Random = falling()): Followed {
  const events: Event[] = []
  let state = from
  for (let step = pub.advance(state, stream); step; step = pub.advance(state, stream)) {
    state = step.state
    events.push(...step.events)
  }
  return { state, events }
}

/** One line of the active seat, and all that follows. */
export function play(state: State, line: string, stream?: Random): Followed {
  const decided = pub.apply(state, state.active, pub.parse(line))
  const then = settled(decided.state, stream)
  return { state: then.state, events: [...decided.events, ...then.events] }
}

/** What a text asks about, as it is: `phase second; aN1 2/1@3; bO1 out; floor 0 0 1 0 0 0 0; told moved paid`. */
export function found(followed: Followed, asked: string): string {
  const parts = asked.split(';').map(part => part.trim())
  return parts.map(part => `${part.split(' ')[0]} ${factOf(part.split(' ')[0] ?? '', followed)}`).join('; ')
}

function factOf(name: string, { state, events }: Followed): string {
  const { players } = state
  switch (name) {
    case 'phase':
    case 'active':
    case 'innkeeper':
      return `${state[name]}`
    case 'floor':
      return state.floor.join(' ')
    case 'banks':
      return players.map(({ bank }) => bank).join(' ')
    case 'used':
      return `${state.used.A ? 'A' : ''}${state.used.B ? 'B' : ''}`
    case 'hidden':
      return players.map(({ hidden }) => hidden.length).join(' ')
    case 'shown':
      return players.flatMap(({ shown }) => shown).join(' ')
    case 'won':
      return state.result?.ranking?.[0]?.join(' ') ?? 'nobody'
    case 'told':
      return events
        .map(({ type }) => type)
        .filter(type => type !== 'turn' && type !== 'rolled')
        .join(' ')
    default:
      return guestIn(state, named(name))
  }
}

function guestIn(state: State, name: GuestName): string {
  const guest = guestNamed(state, name)
  return guest ? `${guest.coins}/${guest.beers}@${guest.place}` : 'out'
}
