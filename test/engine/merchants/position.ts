import type { Event, Seat } from '../../../engine/game.ts'
import { merchants } from '../../../engine/merchants/index.ts'
import { goldOf, rolledFace, type Phase, type State } from '../../../engine/merchants/core/state.ts'
import { startingCoins } from '../../../engine/merchants/map/coins.ts'
import { spaceNameOf, type Space, spaceNamed, SPACES } from '../../../engine/merchants/map/spaces.ts'
import { type Ware, WARES } from '../../../engine/merchants/map/special.ts'
import {
  DECK,
  countsByTerrain,
  parseTerrain,
  type Terrain,
  TILES_PER_TERRAIN
} from '../../../engine/merchants/map/terrain.ts'
import { playerAt } from '../../../engine/players.ts'
import type { Random } from '../../../engine/random.ts'
import { difference } from '../../../engine/multiset.ts'

/*
 * Positions as the worked examples write them, RULES.md, 8, and what comes of them, as parts of one text:
 *   `at g9 d4; hand MMMMFV; rocks 4 3; tiles f7F e6F; lying f3; reserve V0; played 2`
 * What isn't said is as in position D.
 */
const D = 'at g9 d4; hand MMMMFV; rocks 4 3; tiles f7F e6F d4V e3W; lying f3; common 2; deck 42; discard 6; phase play'
const PLAYERS = 2
const OTHER: readonly Terrain[] = ['F', 'W', 'W', 'E', 'E', 'E']

export function position(text = ''): State {
  const said = sayer(`${D}; ${text}`)
  const hand = cardsIn(said('hand')[0] ?? '')
  const other = said('other').length > 0 ? cardsIn(said('other')[0] ?? '') : OTHER
  const rest = difference(DECK, [...hand, ...other])
  const [deck, discard] = [Number(said('deck')[0]), Number(said('discard')[0])]
  const tiles = new Map(said('tiles').map(tile => [tile.slice(0, 2), parseTerrain(tile.charAt(2).toLowerCase())]))
  const [face, source = 'cards'] = said('die')
  return {
    phase: (said('phase')[0] ?? 'play') as Phase,
    active: Number(said('active')[0] ?? 0),
    played: Number(said('played')[0] ?? 0),
    blocked: said('blocked').length > 0,
    entered: said('entered')[0] ? spaceAt(said('entered')[0]) : null,
    die: face ? { source: source === 'sale' ? 'sale' : 'cards', face: Number(face) } : null,
    tiles: SPACES.map(space => tiles.get(spaceNameOf(space)) ?? null),
    rocks: SPACES.map(space => said('lying').includes(spaceNameOf(space))),
    reserve: countsByTerrain(terrain => {
      const told = said('reserve').find(one => one.startsWith(terrain))
      const lying = [...tiles.values()].filter(tile => tile === terrain).length
      return told ? Number(told.slice(1)) : TILES_PER_TERRAIN - lying
    }),
    rockReserve: Number(said('common')[0]),
    castles: { ...startingCoins(PLAYERS), ...(said('gems').length > 0 && { gems: numbersIn(said('gems')) }) },
    players: [hand, other].map((cards, seat) => ({
      at: spaceAt(said('at')[seat]),
      hand: cards,
      rocks: Number(said('rocks')[seat]),
      wagon: WARES.filter(ware => seat > 0 || !said('lacks').includes(ware)),
      coins: numbersIn(said(seat === 0 ? 'coins' : 'theirs'))
    })),
    deck: rest.slice(0, deck),
    discard: rest.slice(deck, deck + discard),
    result: null
  }
}

function sayer(text: string): (name: string) => readonly string[] {
  const parts = text.split(';').map(part => part.trim().split(' '))
  return name => parts.findLast(([first]) => first === name)?.slice(1) ?? []
}

function cardsIn(letters: string): readonly Terrain[] {
  return [...letters].flatMap(letter => parseTerrain(letter.toLowerCase()) ?? [])
}

function numbersIn(words: readonly string[]): readonly number[] {
  return words.filter(word => word !== '-').map(Number)
}

function spaceAt(name = ''): Space {
  const space = spaceNamed(name)
  if (space === null) throw new Error(`Cannot find the space "${name}"`)
  return space
}

export interface Followed {
  readonly state: State
  readonly events: readonly Event[]
}

/** The state once the table has done all that is its own, the die falling as told; what is shuffled is turned round. */
export function settled(from: State, face = 1): Followed {
  const stream: Random = { below: () => face - 1, shuffle: list => [...list].reverse(), position: () => 0 }
  const events: Event[] = []
  let state = from
  for (let step = merchants.advance(state, stream); step; step = merchants.advance(state, stream)) {
    state = step.state
    events.push(...step.events)
  }
  return { state, events }
}

/** A line of seat 0, or `1: end`; `roll =3` lets the die fall so. And all that follows. */
export function play(state: State, said: string): Followed {
  const [, seat, line = '', face] = /^(?:(\d): )?(.*?)(?: =(\d))?$/.exec(said) ?? []
  const decided = merchants.apply(state, Number(seat ?? 0), merchants.parse(line))
  const then = settled(decided.state, Number(face ?? 1))
  return { state: then.state, events: [...decided.events, ...then.events] }
}

/** Several of them, parted by commas. */
export function playAll(state: State, lines: string): Followed {
  return lines
    .split(',')
    .map(said => said.trim())
    .filter(said => said !== '')
    .reduce<Followed>((before, said) => play(before.state, said), { state, events: [] })
}

/** What a text asks about, as it is: `hand MFV; reserve M8; played 1; told placed`. */
export function found({ state, events }: Followed, asked: string): string {
  return asked
    .split(';')
    .map(part => part.trim().split(' '))
    .map(([name = '', first = '']) => `${name} ${factOf(name, first, state, events)}`.trim())
    .join('; ')
}

function factOf(name: string, first: string, state: State, events: readonly Event[]): string {
  const player = playerAt(state, 0)
  switch (name) {
    case 'hand':
      return player.hand.join('')
    case 'held':
      return state.players.map(({ hand }) => hand.length).join(' ')
    case 'at':
      return state.players.map(({ at }) => spaceNameOf(at)).join(' ')
    case 'rocks':
      return state.players.map(({ rocks }) => rocks).join(' ')
    case 'wagon':
      return player.wagon.join(' ')
    case 'coins':
      return player.coins.join(' ')
    case 'gold':
      return state.players.map(goldOf).join(' ')
    case 'tile':
      return `${first.slice(0, 2)}${state.tiles[spaceAt(first.slice(0, 2))] ?? '-'}`
    case 'lying':
      return SPACES.filter(space => state.rocks[space])
        .map(spaceNameOf)
        .join(' ')
    case 'reserve':
      return `${first.charAt(0)}${state.reserve[first.charAt(0) as Terrain]}`
    case 'castle':
      return `${first} ${state.castles[first as Ware].join(' ')}`
    case 'entered':
      return state.entered === null ? '-' : spaceNameOf(state.entered)
    case 'common':
      return `${state.rockReserve}`
    case 'deck':
      return `${state.deck.length}`
    case 'discard':
      return `${state.discard.length}`
    case 'die':
      return state.die ? `${state.die.face} ${rolledFace(state)} ${state.die.source}` : '-'
    case 'drew':
      return events.flatMap(({ type, facts }) => (type === 'drew' ? `${facts.why} ${facts.count}` : [])).join(' ')
    case 'told':
      return events.map(({ type }) => type).join(' ')
    case 'winners':
      return state.result?.ranking?.[0]?.join(' ') ?? ''
    case 'phase':
      return state.phase
    case 'played':
      return `${state.played}`
    case 'active':
      return `${state.active}`
    case 'awaits':
      return merchants.awaits(state).join(' ')
    default:
      return `no fact "${name}"`
  }
}

export type Row = readonly [number: string, where: string, before: string, line: string, told: string]

/** The rows of a table written as text. */
export function rows(table: string): Row[] {
  return table
    .trim()
    .split('\n')
    .map(row => row.split('|').map(part => part.trim()) as unknown as Row)
}

/** Whether that line of seat 0 is among its choices. */
export function choicesOf(state: State, seat: Seat = 0) {
  return merchants.choices(state, seat)
}
