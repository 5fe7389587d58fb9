import { beside, SPACES, SPECIAL } from './atlas.ts'

/*
 * What speaks against a line, told once more from nothing but RULES.md, 4.1 to 4.5 and 9, and all that lies on a table. It
 * imports no rule of the engine.
 */

export const TERRAINS = ['F', 'W', 'M', 'V', 'E'] as const
export type Terrain = (typeof TERRAINS)[number]
export const WARES = ['cheese', 'wine', 'cloth', 'weapons', 'gems'] as const
export type Ware = (typeof WARES)[number]

export interface Player {
  at: string
  hand: Terrain[]
  rocks: number
  wagon: Ware[]
  coins: number[]
}

/** A match where somebody must decide, or that is over. */
export interface Table {
  phase: 'play' | 'die' | 'sale' | 'bonus' | 'over'
  active: number
  played: number
  blocked: boolean
  entered: string | null
  die: { face: number; source: 'cards' | 'sale' } | null
  tiles: { [space: string]: Terrain }
  /** In order. */
  rocks: string[]
  reserve: { [terrain in Terrain]: number }
  rockReserve: number
  castles: { [ware in Ware]: number[] }
  players: Player[]
  deck: Terrain[]
  discard: Terrain[]
}

/** A line taken apart: its verb, and what it names. */
export interface Said {
  readonly verb: string
  readonly phase: Table['phase']
  readonly cards: readonly Terrain[]
  readonly space: string
  readonly from: string | null
}

const PHASES: { readonly [verb: string]: Table['phase'] } = {
  rock: 'play',
  place: 'play',
  go: 'play',
  remove: 'play',
  pay: 'play',
  end: 'play',
  put: 'die',
  shift: 'die',
  return: 'die',
  skip: 'die',
  'sell coin': 'sale',
  'sell cards': 'sale',
  'no sale': 'sale',
  roll: 'bonus',
  'no roll': 'bonus'
}

const LINES: readonly (readonly [verb: string | null, pattern: RegExp])[] = [
  ['place', /^(?<card>[FWMVE])@(?:(?<from>\w+)>)?(?<space>\w+)$/],
  ['pay', /^roll -(?<card>[FWMVE]) -(?<second>[FWMVE])$/],
  ['go', /^go (?<space>\w+) -(?<card>[FWMVE])$/],
  ['remove', /^remove (?<space>\w+) -(?<card>[FWMVE]) -(?<second>[FWMVE])$/],
  ['shift', /^shift (?<from>\w+)>(?<space>\w+)$/],
  [null, /^(?<verb>rock|put|return) (?<space>\w+)$/],
  [null, /^(?<verb>end|skip|sell coin|sell cards|no sale|roll|no roll)$/]
]

/** Null where it cannot be read. */
export function heard(line: string): Said | null {
  for (const [name, pattern] of LINES) {
    const { verb = name, card, second, space, from } = pattern.exec(line)?.groups ?? {}
    const phase = PHASES[verb ?? '']
    if (!pattern.test(line) || !verb || !phase) continue
    const cards = TERRAINS.flatMap(terrain => [card, second].flatMap(one => (one === terrain ? terrain : [])))
    if ([space, from].every(one => one === undefined || SPACES.includes(one)))
      return { verb, phase, cards, space: space ?? '', from: from ?? null }
  }
  return null
}

export function codeFor(table: Table, seat: number, line: string): string | null {
  const said = heard(line)
  if (!said) return 'BAD_ACTION'
  if (table.phase === 'over') return 'GAME_OVER'
  if (seat !== table.active) return 'NOT_YOUR_TURN'
  if (said.phase !== table.phase) return 'WRONG_PHASE'
  return reasons(table, said).find(([, speaks]) => speaks)?.[0] ?? null
}

/** All that may speak against it, in the order of the rules, and whether it does. */
function reasons(table: Table, said: Said): readonly (readonly [code: string, speaks: boolean])[] {
  const { verb, cards, space, from } = said
  const me = active(table)
  const notHeld = ['CARD_NOT_IN_HAND', TERRAINS.some(one => count(cards, one) > count(me.hand, one))] as const
  const noTileSpace = ['NOT_A_TILE_SPACE', space in SPECIAL] as const
  const rockThere = ['ROCK_THERE', table.rocks.includes(space)] as const
  const noTile = ['NO_TILE', !(space in table.tiles)] as const
  const occupied = ['OCCUPIED', isOccupied(table, space)] as const
  const notEmpty = ['NOT_EMPTY', !isEmpty(table, space)] as const
  const there = ['ALREADY_THERE', me.at === space] as const
  const [card = 'F'] = cards
  switch (verb) {
    case 'rock':
      return [
        ['ROCK_ALREADY', table.blocked],
        ['ROCK_TOO_LATE', table.played > 0],
        ['NO_ROCK', me.rocks === 0],
        noTileSpace,
        rockThere,
        occupied
      ]
    case 'place': {
      const isLeft = table.reserve[card] > 0
      return [
        notHeld,
        noTileSpace,
        notEmpty,
        ['FROM_NOT_ALLOWED', isLeft && from !== null],
        ['NEEDS_FROM', !isLeft && from === null],
        ['BAD_FROM', !isLeft && !isFree(table, from ?? '', card)]
      ]
    }
    case 'go':
      if (space in SPECIAL) return [notHeld, there, ['NOT_ADJACENT', !beside(me.at).includes(space)]]
      return [
        notHeld,
        there,
        rockThere,
        noTile,
        ['WRONG_TERRAIN', table.tiles[space] !== card],
        ['UNREACHABLE', !chain(table, me.at, card).includes(space)]
      ]
    case 'remove':
      return [notHeld, noTileSpace, rockThere, noTile, occupied]
    case 'pay':
      return [notHeld]
    case 'put':
      if (nameOf(table) === 'ROCK')
        return [['RESERVE_EMPTY', table.rockReserve === 0], noTileSpace, rockThere, occupied]
      return [['RESERVE_EMPTY', leftOf(table) === 0], noTileSpace, notEmpty]
    case 'shift':
      if (nameOf(table) === 'ROCK') return [noTileSpace, rockThere, occupied, ['BAD_FROM', !isLying(table, from ?? '')]]
      return [noTileSpace, notEmpty, ['BAD_FROM', !isLying(table, from ?? '')]]
    case 'return':
      return [['BAD_FROM', !isLying(table, space)]]
    case 'sell coin':
      return [['NO_COIN', table.castles[SPECIAL[me.at] as Ware].length === 0]]
    default:
      return []
  }
}

const BARE = ['end', 'skip', 'sell coin', 'sell cards', 'no sale', 'roll', 'no roll']

/** Every line there is, legal or not; what goes from one space to another only along those ways. */
export function everyLine(ways: readonly string[]): string[] {
  const cards = TERRAINS.map(card => ` -${card}`)
  const pairs = cards.flatMap((one, at) => cards.slice(at).map(other => one + other))
  return [
    ...SPACES.flatMap(space => [`rock ${space}`, `put ${space}`, `return ${space}`]),
    ...TERRAINS.flatMap(card => [...SPACES, ...ways].map(way => `${card}@${way}`)),
    ...SPACES.flatMap(space => cards.map(card => `go ${space}${card}`)),
    ...SPACES.flatMap(space => pairs.map(pair => `remove ${space}${pair}`)),
    ...pairs.map(pair => `roll${pair}`),
    ...ways.map(way => `shift ${way}`),
    ...BARE
  ]
}

/** What the die names. */
export function nameOf({ die }: Table): Terrain | 'ROCK' {
  return TERRAINS[(die?.face ?? 0) - 1] ?? 'ROCK'
}

/** Whether anything but passing it by can be done with what the die names. */
export function isUsable(table: Table): boolean {
  const isOpen = (space: string) =>
    nameOf(table) === 'ROCK'
      ? !(space in SPECIAL) && !table.rocks.includes(space) && !isOccupied(table, space)
      : isEmpty(table, space)
  return SPACES.some(space => isLying(table, space) || (leftOf(table) > 0 && isOpen(space)))
}

/** All that lies open there for everybody, and the own hand: RULES.md, 6 and 10. */
export function seen(table: Table, viewer: number | 'watcher'): object {
  const { players, deck, discard, active: seat, ...open } = table
  return {
    ...open,
    viewer,
    active: seat,
    next: seat + 1 < players.length ? seat + 1 : 0,
    named: table.die && nameOf(table),
    players: players.map(player => ({ ...player, hand: player.hand.length, gold: goldOf(player) })),
    deck: deck.length,
    discard: Object.fromEntries(TERRAINS.map(terrain => [terrain, count(discard, terrain)])),
    ...(viewer !== 'watcher' && { hand: players[viewer]?.hand })
  }
}

export function active({ players, active: seat }: Table): Player {
  return players[seat] as Player
}

export function goldOf({ coins }: Player): number {
  return coins.reduce((sum, coin) => sum + coin, 0)
}

function leftOf(table: Table): number {
  const name = nameOf(table)
  return name === 'ROCK' ? table.rockReserve : table.reserve[name]
}

/** Whether what the die names lies there and may be lifted. */
function isLying(table: Table, space: string): boolean {
  const name = nameOf(table)
  return name === 'ROCK' ? table.rocks.includes(space) : isFree(table, space, name)
}

function isEmpty({ tiles, rocks }: Table, space: string): boolean {
  return !(space in SPECIAL || space in tiles || rocks.includes(space))
}

function isOccupied({ players }: Table, space: string): boolean {
  return players.some(({ at }) => at === space)
}

function isFree(table: Table, space: string, terrain: Terrain): boolean {
  return table.tiles[space] === terrain && !table.rocks.includes(space) && !isOccupied(table, space)
}

/** Those exposed tiles that touch a space, and more and more that touch these. */
function chain({ tiles, rocks }: Table, from: string, terrain: Terrain): readonly string[] {
  const exposed = Object.keys(tiles).filter(space => tiles[space] === terrain && !rocks.includes(space))
  let joined = exposed.filter(space => beside(from).includes(space))
  for (let before = -1; before < joined.length;) {
    before = joined.length
    joined = exposed.filter(space => joined.includes(space) || beside(space).some(next => joined.includes(next)))
  }
  return joined
}

function count(cards: readonly Terrain[], terrain: Terrain): number {
  return cards.filter(card => card === terrain).length
}
