import type { Choice } from '../game.ts'
import { type Card, cardNamed, faceOf, isMountain } from './cards.ts'
import { placeAt, slotNamed } from './mountain.ts'
import type { Outlook } from './outlook.ts'
import type { Grid } from './state.ts'

// What weighs how much against a card that is spent.
const DISCARD = 3
const BRIDGE = 2
const CAMPFIRE = 1.2
const HERD = 2
const HOOK = 2.8
/** A step that a card's value is away from the middle of its row. */
const MISFIT = 0.17
/** A row that an ibex appears higher, and one that it climbs. */
const APPEARED = 0.2
const CLIMBED = 0.3

/** The values that each row is best made of: high ones are needed where low ones may not lie. */
const MIDDLES: readonly number[] = [2.5, 4.5, 5.5, 7, 8.2, 9.3, 10, 11.5]

/** The mountain after an action, and what that weighs whatever is paid for it. */
export interface Effect {
  readonly grid: Grid
  readonly burden: number
}

/** What comes of a choice, taken in one of its ways. */
export function effectOf({ grid, view }: Outlook, { verb, subject = '' }: Choice, way: string): Effect {
  const card = cardNamed(subject)
  switch (verb) {
    case 'place':
      return placed(grid, card, way, view.herds !== undefined)
    case 'campfire':
      return lifted(grid, card, way)
    case 'bridge':
      return { grid: laid(grid, way, card), burden: BRIDGE }
    case 'herd':
      return { grid, burden: HERD - CLIMBED * rowsClimbed(view.herds ?? {}, way.split(' ')) }
    case 'hook':
      return { grid, burden: HOOK }
    case 'summit':
      return { grid, burden: -Infinity }
    default:
      return { grid, burden: DISCARD }
  }
}

function placed(grid: Grid, card: Card | null, name: string, hasIbexes: boolean): Effect {
  const appeared = hasIbexes && card?.endsWith('*') ? APPEARED * placeAt(slotNamed(name)).row : 0
  return { grid: laid(grid, name, card), burden: misfit(card, name) - appeared }
}

function lifted(grid: Grid, fire: Card | null, way: string): Effect {
  const [source = '', target = ''] = way.split('>')
  const card = grid[slotNamed(source)] ?? null
  return {
    grid: laid(laid(grid, source, fire), target, card),
    burden: CAMPFIRE + misfit(card, target) - misfit(card, source)
  }
}

function laid(grid: Grid, name: string, card: Card | null): Grid {
  const slot = slotNamed(name)
  return grid.map((top, at) => (at === slot ? card : top))
}

/** How badly a card sits in its row. */
export function misfit(card: Card | null, name: string): number {
  const middle = MIDDLES[placeAt(slotNamed(name)).row - 1] ?? 0
  return card && isMountain(card) ? MISFIT * Math.abs(faceOf(card).value - middle) : 0
}

/** How many rows all ibexes on the way come up together. */
function rowsClimbed(herds: { readonly [slot: string]: number }, way: readonly string[]): number {
  return way.reduce((sum, name, step) => sum + (herds[name] ?? 0) * (way.length - 1 - step), 0)
}
