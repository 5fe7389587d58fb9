import type { Choice } from '../../game.ts'
import { type Card, cardNamed, faceOf, isMountain } from '../mountain/cards.ts'
import { placeAt, slotNamed } from '../mountain/mountain.ts'
import type { Herds } from '../modules/wildlife/ibexes.ts'
import type { Outlook } from './outlook.ts'
import type { Grid } from '../core/state.ts'

// What weighs how much against a card that is spent.
const DISCARD = 3
const BRIDGE = 2
const CAMPFIRE = 1.2
const HERD = 3.5
const HOOK = 2.8
/** A step that a card's value is away from the middle of its row. */
const MISFIT = 0.17

/** The values that each row is best made of: high ones are needed where low ones may not lie. */
const MIDDLES: readonly number[] = [2.5, 4.5, 5.5, 7, 8.2, 9.3, 10, 11.5]

/** The mountain after an action, and what that weighs whatever is paid for it. */
export interface Effect {
  readonly grid: Grid
  /** Where there are ibexes. */
  readonly herds: Herds | undefined
  readonly burden: number
}

/** What comes of a choice, taken in one of its ways. */
export function effectOf({ grid, view: { herds } }: Outlook, { verb, subject = '' }: Choice, way: string): Effect {
  const card = cardNamed(subject)
  const still = { grid, herds }
  switch (verb) {
    case 'place':
      return placed(still, card, way)
    case 'campfire':
      return { herds, ...lifted(grid, card, way) }
    case 'bridge':
      return { grid: laid(grid, way, card), herds, burden: BRIDGE }
    case 'herd':
      return { grid, herds: led(herds, way.split(' ')), burden: HERD }
    case 'hook':
      return { ...still, burden: HOOK }
    case 'summit':
      return { ...still, burden: -Infinity }
    default:
      return { ...still, burden: DISCARD }
  }
}

function placed({ grid, herds }: Omit<Effect, 'burden'>, card: Card | null, name: string): Effect {
  const appears = herds && card?.endsWith('*')
  return {
    grid: laid(grid, name, card),
    herds: appears ? { ...herds, [name]: 1 } : herds,
    burden: misfit(card, name)
  }
}

function lifted(grid: Grid, fire: Card | null, way: string): Omit<Effect, 'herds'> {
  const [source = '', target = ''] = way.split('>')
  const card = grid[slotNamed(source)] ?? null
  return {
    grid: laid(laid(grid, source, fire), target, card),
    burden: CAMPFIRE + misfit(card, target) - misfit(card, source)
  }
}

export function laid(grid: Grid, name: string, card: Card | null): Grid {
  const slot = slotNamed(name)
  return grid.map((top, at) => (at === slot ? card : top))
}

/** How badly a card sits in its row. */
export function misfit(card: Card | null, name: string): number {
  const middle = MIDDLES[placeAt(slotNamed(name)).row - 1] ?? 0
  return card && isMountain(card) ? MISFIT * Math.abs(faceOf(card).value - middle) : 0
}

function led(herds: Herds = {}, way: readonly string[]): Herds {
  const joined = way.reduce((sum, name) => sum + (herds[name] ?? 0), 0)
  const left = Object.entries(herds).filter(([name]) => !way.includes(name))
  return { ...Object.fromEntries(left), [way.at(-1) ?? '']: joined }
}
