import type { Shuffler } from './every-line.ts'
import { restOfStart, restOfTurn } from './play.ts'
import { randomModules } from './random-modules.ts'
import { seaOf, type Variant, VARIANTS } from './seas.ts'
import { EXTRA_FOR_TWO, SOLO_HAND } from './start.ts'
import { type Card, clockwise, isIsland, type Player, type Step, type Table } from './table.ts'

/* Tables of every kind, drawn by chance: RULES.md, 11. Something lies ahead of each that the table does by itself. */

const ISLANDS = Array.from({ length: 80 }, (_, less) => less + 1)

export function randomTable(dice: Shuffler): Table {
  const variant = dice.below(2) > 0 ? 'standard' : anyOf(VARIANTS, dice)
  const seats = variant === 'competitive' ? 2 : 1 + dice.below(5)
  const islands = dice.shuffle(ISLANDS).slice(dice.below(13))
  const cells = filled(variant, islands, dice)
  const table: Table = {
    variant,
    cells,
    players: Array.from({ length: seats }, (): Player => ({ hand: [], pile: [], discarded: dice.below(9) })),
    active: dice.below(seats),
    started: (variant === 'standard' || variant === 'day_night') && dice.below(3) > 0,
    destroyed: [],
    ahead: [],
    result: null
  }
  const left = islands.filter(island => !cells.includes(island)).map(String)
  const extra = randomModules(table, left, dice)
  const cards = dice.shuffle([...left, ...extra])
  // Some hands and piles have most of what is no island.
  deal(
    table,
    dice.below(3) > 0 ? cards : cards.toSorted((one, other) => Number(isIsland(one)) - Number(isIsland(other))),
    dice
  )
  table.ahead = stepsFor(table, dice)
  return table
}

/** In order within each part; the roof is open once the pillars are full. */
function filled(variant: Variant, islands: readonly number[], dice: Shuffler): (number | null)[] {
  const { names, parts } = seaOf(variant)
  const cells: (number | null)[] = names.map(() => null)
  const isBuilt = dice.below(2) > 0
  let from = 0
  for (const part of parts) {
    const length = part.to - part.from
    const isFull = (isBuilt && part.isPillar) || dice.below(3) === 0
    const many = part.isRoof && !isBuilt ? 0 : isFull ? length - (isBuilt ? 0 : dice.below(2)) : dice.below(length + 1)
    const open = Array.from({ length }, (_, at) => part.from + at)
    // Some seas are filled row by row.
    const places = (dice.below(3) > 0 ? dice.shuffle(open) : open).slice(0, many)
    const values = islands.slice(from, from + many).toSorted((one, other) => one - other)
    from += many
    for (const [at, place] of places.toSorted((one, other) => one - other).entries()) cells[place] = values[at] ?? null
  }
  return variant === 'competitive' ? possible(cells) : cells
}

/** Without the cards between which too few values are left. */
function possible(cells: readonly (number | null)[]): (number | null)[] {
  let [atBefore, before] = [-1, 0]
  return cells.map((island, at) => {
    const isFitting = island !== null && island - before >= at - atBefore && 81 - island >= cells.length - at
    if (!isFitting) return null
    ;[atBefore, before] = [at, island]
    return island
  })
}

/** Hands are mostly full, piles often short; what is left has been discarded. */
function deal(table: Table, cards: readonly Card[], dice: Shuffler): void {
  const left = [...cards]
  const draw = (isMeant: (card: Card) => boolean) => {
    const at = left.findIndex(isMeant)
    return at < 0 ? [] : left.splice(at, 1)
  }
  const isHeld = (card: Card) => !'YPO'.includes(card) && !(card === 'C' && table.daylight)
  const isPiled = (card: Card) => !table.explorers || isIsland(card)
  const isFull = (table.contest?.row.length ?? 0) > 0
  for (const player of table.players) {
    const held = isFull || dice.below(2) > 0 ? 5 : dice.below([6, table.contest ? 6 : 8, 3][dice.below(3)] ?? 0)
    const piled = table.contest ? 0 : ([0, dice.below(4), dice.below(30)][dice.below(3)] ?? 0)
    const wanted = table.cells.includes(null) ? (table.started ? 'M' : 'W') : 'F'
    const special = anyOf([wanted, wanted, wanted, 'F', 'M', 'W', 'S', 'C', 'J'], dice)
    if (held > 0 && isHeld(special)) player.hand.push(...draw(card => card === special))
    while (player.hand.length < held && left.some(isHeld)) player.hand.push(...draw(isHeld))
    for (let count = 0; count < piled; count++) player.pile.push(...draw(isPiled))
  }
  const [first] = table.players
  if (table.contest && table.players.every(({ hand }) => hand.length < 2))
    first?.hand.push(...draw(isHeld), ...draw(isHeld))
  const holders = [...table.players.keys()].filter(seat => table.players[seat]?.hand.includes('M'))
  if (table.monsters && dice.below(3) === 0) table.monsters.marked = holders.filter(() => dice.below(2) > 0)
}

/** What lies ahead: the beginning of a turn, its end, the paying of a Start or of an Explorer card, the opening. */
function stepsFor(table: Table, dice: Shuffler): Step[] {
  const { active, contest, started, explorers, players } = table
  const begin: Step = { step: 'begin', seat: active }
  const kind = dice.below(8)
  const hand = players[active]?.hand ?? []
  if (kind < 4) return [begin]
  if (contest) hand.splice(0, dice.below(6))
  if (contest) return [{ step: 'take', seat: active }, { step: 'tally' }, { step: 'begin', seat: 1 - active }]
  if (kind < 5) hand.splice(0, dice.below(3))
  if (kind < 5) return restOfTurn(table)
  if (kind === 5 && started) return [...extraDraws(table), ...restOfStart(table)]
  if (kind === 6 && explorers && hand.length > 1)
    return [{ step: 'pay', due: 1 + dice.below(hand.length - 1) }, ...restOfTurn(table)]
  return kind === 7 ? opening(table) : [begin]
}

function extraDraws(table: Table): Step[] {
  const { players } = table
  const alone: Step = { step: 'draw', seats: [0], discardable: SOLO_HAND, shown: [] }
  const two = clockwise(table).map((seat): Step => ({ step: 'draw', seats: [seat], cards: EXTRA_FOR_TWO, shown: [] }))
  const capacity: Step = { step: 'capacity', offers: players.map(() => null) }
  return [...(players.length === 1 ? [alone] : players.length === 2 ? two : []), capacity]
}

/** The sea is empty, and nothing has been drawn yet. */
function opening(table: Table): Step[] {
  const { variant, players, storms, monsters, daylight, explorers } = table
  table.cells.fill(null)
  table.started = false
  table.destroyed = []
  for (const player of players) {
    const held = variant === 'pyramid' ? player.hand.filter(isIsland) : player.hand
    player.pile = [...held, ...player.pile].filter(card => card !== 'S')
    player.hand = []
    player.discarded = 0
  }
  if (storms) Object.assign(storms, { active: [], seen: { Y: 0, P: 0, O: 0 }, pool: 0, supply: 6 })
  if (monsters) monsters.marked = []
  if (daylight) Object.assign(daylight, { up: 'day', sides: table.cells.map(() => null) })
  if (explorers) explorers.storms = []
  const putIn: Step[] = variant === 'standard' || daylight ? [{ step: 'starts' }] : []
  if (daylight) putIn.push({ step: 'put-back', aside: [] })
  const draw: Step = { step: 'draw', seats: [...players.keys()], shown: [] }
  return [draw, ...putIn, { step: 'ready' }, { step: 'begin', seat: table.active }]
}

function anyOf<T>(list: readonly T[], dice: Shuffler): T {
  const one = list[dice.below(list.length)]
  if (one === undefined) throw new Error('Expected a list of at least one')
  return one
}
