import { scoresOf } from './contest.ts'
import { countOf, DUE, mostSeen, offersOf, sum } from './start.ts'
import { drawingOf } from './storms.ts'
import { hasStart, limitOf, playerOf, seaAt, type Table } from './table.ts'

/* What a viewer may see of a table: RULES.md, 12. */

export type Viewer = number | 'watcher'

const PHASES: { readonly [step: string]: string } = { draw: 'storm', pledge: 'pledge', rocks: 'rocks', pay: 'pay' }
const OF_EACH_COLOUR = 2

export function viewOf(table: Table, viewer: Viewer): object {
  const { variant, players, active, result, monsters, rocks, daylight } = table
  const [now] = table.ahead
  const { names } = seaAt(table)
  const named = (cells: readonly number[]) => cells.map(cell => names[cell])
  const night = [...table.cells.keys()].filter(cell => isByNight(table, cell))
  return {
    viewer,
    sea: ['day_night', 'competitive'].includes(variant) ? 'standard' : variant,
    cells: Object.fromEntries(table.cells.flatMap((island, cell) => (island === null ? [] : [[names[cell], island]]))),
    phase: result ? 'over' : (PHASES[now?.step ?? ''] ?? 'turn'),
    active,
    players: players.map(({ hand, pile, discarded }, seat) => ({
      hand: hand.length,
      limit: limitOf(table, seat),
      pile: pile.length,
      discarded
    })),
    hand: viewer === 'watcher' ? undefined : playerOf(table, viewer).hand,
    destroyed: monsters || table.explorers ? table.destroyed : undefined,
    startPlayed: hasStart(table) ? table.started : undefined,
    startedWith: table.startedWith,
    pledge: pledgeIn(table, viewer),
    rocks: typeof rocks === 'number' ? rocks + 1 : rocks,
    monsters,
    ...stormsIn(table),
    up: daylight?.up,
    night: daylight || table.contest ? named(night) : undefined,
    explorers: explorersIn(table, named),
    contest: table.contest && {
      day: table.contest.day,
      row: table.contest.row,
      left: table.contest.deck.length,
      scores: scoresOf(table)
    }
  }
}

function isByNight({ daylight, contest }: Table, cell: number): boolean {
  if (daylight) return daylight.sides[cell] === 'night'
  const owner = contest?.owners[cell] ?? null
  return owner !== null && owner !== contest?.day
}

function pledgeIn(table: Table, viewer: Viewer): object | undefined {
  const offers = offersOf(table)
  if (!offers) return undefined
  const counts = offers.map((offer, seat) => (offer ? countOf(offer) : mostSeen(table, seat) === 0 ? 0 : null))
  const blind = [...offers.keys()].filter(seat => offers[seat]?.blind)
  const own = viewer === 'watcher' ? null : offers[viewer]
  return {
    counts,
    short: DUE - sum(counts.map(count => count ?? 0)),
    blind: blind.length > 0 ? blind : undefined,
    mine: own?.cards
  }
}

function stormsIn(table: Table): object {
  const { storms } = table
  if (!storms) return { storms: undefined, compasses: undefined }
  const { active, seen, pool, supply } = storms
  const shown = drawingOf(table)?.shown ?? []
  return {
    compasses: { pool, supply },
    storms: {
      active: active.map(({ name, seat, row }) =>
        row === undefined ? { storm: name, seat } : { storm: name, row: row + 1 }
      ),
      drawn: shown.length > 0 ? shown : undefined,
      left: Object.fromEntries(['Y', 'P', 'O'].map(colour => [colour, OF_EACH_COLOUR - (seen[colour] ?? 0)]))
    }
  }
}

function explorersIn(table: Table, named: (cells: readonly number[]) => unknown): object | undefined {
  const { explorers, ahead } = table
  if (!explorers) return undefined
  const [now] = ahead
  return {
    left: explorers.deck.length,
    spent: explorers.spent,
    spaces: named(seaAt(table).borders.filter(cell => table.cells[cell] === null)),
    storms: named(explorers.storms),
    due: now?.step === 'pay' ? now.due : undefined
  }
}
