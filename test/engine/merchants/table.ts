import type { Event } from '../../../engine/game.ts'
import type { State } from '../../../engine/merchants/core/state.ts'
import { spaceNameOf, spaceNamed, SPACES } from '../../../engine/merchants/map/spaces.ts'
import type { Random } from '../../../engine/random.ts'
import { anyOf } from '../../choices.ts'
import { SPACES as NAMES, SPECIAL } from './atlas.ts'
import { active, goldOf, isUsable, type Player, type Table, TERRAINS, WARES } from './model.ts'
import type { Told } from './outcome.ts'

/* Tables as the model has them, and the same as the engine has them. */

export function shown(state: State): Table {
  const { phase, active: seat, played, blocked, entered, die, tiles, rocks } = state
  const lying = SPACES.flatMap(space => (tiles[space] ? [[spaceNameOf(space), tiles[space]] as const] : []))
  return {
    phase: phase as Table['phase'],
    active: seat,
    played,
    blocked,
    entered: entered === null ? null : spaceNameOf(entered),
    die: die && { face: die.face ?? 0, source: die.source },
    tiles: Object.fromEntries(lying),
    rocks: SPACES.filter(space => rocks[space])
      .map(spaceNameOf)
      .sort(),
    reserve: state.reserve,
    rockReserve: state.rockReserve,
    castles: Object.fromEntries(WARES.map(ware => [ware, [...state.castles[ware]]])) as Table['castles'],
    players: state.players.map(player => ({
      ...player,
      at: spaceNameOf(player.at),
      hand: [...player.hand],
      wagon: [...player.wagon],
      coins: [...player.coins]
    })),
    deck: [...state.deck],
    discard: [...state.discard]
  }
}

export function laid(table: Table): State {
  const { entered, tiles, rocks, players } = table
  return {
    ...table,
    entered: spaceNamed(entered ?? ''),
    tiles: SPACES.map(space => tiles[spaceNameOf(space)] ?? null),
    rocks: SPACES.map(space => rocks.includes(spaceNameOf(space))),
    players: players.map(player => ({ ...player, at: spaceNamed(player.at) ?? 0 })),
    result: null
  }
}

/** What is told by events, open or not; that a turn was ended is not in the rules. */
export function told(events: readonly Event[]): Told[] {
  return events
    .filter(({ type }) => type !== 'ended')
    .map(({ type, facts, only, sealed }) => [type, { ...facts, ...only?.[Number(facts.seat)], ...sealed }])
}

/** Any table at which somebody must decide. Some are full of tiles and rocks, some have next to no deck. */
export function anyTable(dice: Random): Table {
  const seats = 2 + dice.below(3)
  const spaces = dice.shuffle(NAMES.filter(space => !(space in SPECIAL)))
  const tiles = tilesOn(spaces, 1 + dice.below(45), dice)
  const rocks = dice.shuffle(spaces).slice(0, dice.below(11)).sort()
  const stands = [...Object.keys(tiles).filter(space => !rocks.includes(space)), ...Object.keys(SPECIAL)]
  const cards = dice.shuffle(TERRAINS.flatMap(terrain => Array<typeof terrain>(12).fill(terrain)))
  const castles = { cheese: [2, 1], wine: [2, 2], cloth: [4, 3, 2], weapons: [3, 2, 1], gems: [5, 4, 3] }
  for (const ware of WARES) castles[ware].splice(0, dice.below(castles[ware].length + 2))
  const players = Array.from({ length: seats }, (): Player => ({
    at: anyOf(dice.below(2) > 0 ? Object.keys(SPECIAL) : stands, dice),
    hand: cards.splice(0, 1 + dice.below(6)),
    rocks: dice.below(3),
    wagon: WARES.filter(() => dice.below(3) > 0),
    coins: [5, 5, 4, 3, 2].slice(0, dice.below(5)).filter(() => dice.below(3) > 0)
  }))
  const table: Table = {
    phase: anyOf(['play', 'play', 'die', 'sale', 'bonus'], dice),
    active: dice.below(seats),
    played: dice.below(3) > 0 ? 0 : 1 + dice.below(5),
    blocked: dice.below(3) === 0,
    entered: null,
    die: null,
    tiles,
    rocks,
    reserve: { F: 0, W: 0, M: 0, V: 0, E: 0 },
    rockReserve: dice.below(3),
    castles,
    players,
    deck: cards.splice(0, dice.below(2) > 0 ? cards.length / 2 : dice.below(4)),
    discard: dice.below(4) > 0 ? cards : []
  }
  for (const terrain of TERRAINS)
    table.reserve[terrain] = 9 - Object.values(tiles).filter(one => one === terrain).length
  return decidable(table, dice)
}

/** So many tiles, nine of each terrain at most. */
function tilesOn(spaces: readonly string[], many: number, dice: Random): Table['tiles'] {
  const all = dice.shuffle(TERRAINS.flatMap(terrain => Array<typeof terrain>(9).fill(terrain)))
  // Often nothing is left of some terrain: then its tiles are moved.
  const terrains = dice.below(2) > 0 ? all : all.toSorted()
  return Object.fromEntries(
    spaces.slice(0, many).flatMap((space, at) => (terrains[at] ? [[space, terrains[at]] as const] : []))
  )
}

/** What cannot be asked there is made another question. */
function decidable(table: Table, dice: Random): Table {
  const me = active(table)
  const special = SPECIAL[me.at]
  const ware = WARES.find(one => one === special)
  if (special && table.played > 0 && dice.below(2) > 0) table.entered = me.at
  if (table.phase === 'sale' && ware) me.wagon = WARES.filter(one => one === ware || me.wagon.includes(one))
  else if (table.phase === 'sale') table.phase = 'play'
  if (table.phase === 'die') table.die = { face: 1 + dice.below(6), source: dice.below(2) > 0 ? 'cards' : 'sale' }
  if (table.phase === 'die' && !isUsable(table)) Object.assign(table, { phase: 'play', die: null })
  // Whoever has no card left in the middle of a turn is asked no more, but for a die or a sale.
  if (table.phase !== 'play' && dice.below(3) === 0) table.discard.push(...me.hand.splice(0))
  for (const player of table.players) while (goldOf(player) >= 18) player.coins.pop()
  return table
}
