import { expect, test } from 'vitest'
import { ascent } from '../../../engine/ascent/index.ts'
import { ALL_PLACES } from '../../../engine/ascent/mountain/mountain.ts'
import { formatSequence } from '../../../engine/ascent/mountain/panoramas.ts'
import type { State } from '../../../engine/ascent/core/state.ts'
import { fillLineTemplate, waysWithPrices } from '../../../engine/choice.ts'
import type { Choice } from '../../../engine/game.ts'
import { randomStream } from '../../../engine/random.ts'
import type { Refusal } from '../../../engine/refusal.ts'
import { refusal } from '../refused.ts'
import { position } from './position.ts'

interface Examples {
  /** The optional rules that are on. */
  readonly rules?: readonly string[]
  /** The hands of the other seats. */
  readonly others?: readonly string[]
  /** Tables: number of the example, point tested, position, hand of seat 0, its line, what comes of it. */
  readonly legal?: string
  readonly refused?: string
}

/** A test for each row. */
export function examples({ rules = [], others = ['+5'], legal = '', refused = '' }: Examples): void {
  test.each(rows(legal))('example %s: %s', (_, __, before, hand, line, told) => {
    const state = position(before, { rules, hands: [hand, ...others] })
    expect(isOffered(state, line)).toBe(true)
    expect(outcome(state, line)).toBe(told)
  })

  test.each(rows(refused))('example %s: %s is refused', (_, __, before, hand, line, told) => {
    const state = position(before, { rules, hands: [hand, ...others] })
    const { code, facts } = refusalOf(state, line) ?? {}
    expect([code, facts?.due].filter(part => part !== undefined).join(' ')).toBe(told)
    expect(isOffered(state, line)).toBe(false)
  })
}

/**
 * What changes by a line of seat 0 and all that the table then does, as in the examples:
 * `b1=R3/BR; ibexes b1=1; 3-4-3 filmed; hooks 2; hand 3 draw 2; WIN`.
 */
export function outcome(before: State, line: string): string {
  const decided = decide(before, line)
  const after = settled(decided)
  const counts = `hand ${handOf(decided)} draw ${handOf(after) - handOf(decided)}`
  return [
    changed(before, after),
    herds(after) === herds(before) ? '' : `ibexes ${herds(after)}`,
    ...filmed(after)
      .filter(name => !filmed(before).includes(name))
      .map(name => `${name} filmed`),
    after.hooks === before.hooks ? '' : `hooks ${after.hooks}`,
    after.result ? after.result.why : counts
  ]
    .filter(Boolean)
    .join('; ')
}

/** The state once a line of seat 0 is decided and nothing more. */
export function decide(state: State, line: string, seat = 0): State {
  return ascent.apply(state, seat, ascent.parse(line)).state
}

/** The state once the table has done all that is its own. */
export function settled(state: State): State {
  const step = ascent.advance(state, randomStream(new Uint8Array(32)))
  return step ? settled(step.state) : state
}

export function refusalOf(state: State, line: string, seat = 0): Refusal | null {
  return refusal(() => decide(state, line, seat))
}

/** Whether the choices of seat 0 have the line, at the number of cards that it pays. */
export function isOffered(state: State, line: string): boolean {
  const parts = line.split(' ')
  const picks = parts.filter(part => part.startsWith('-')).length
  const head = parts.slice(0, parts.length - picks).join(' ')
  return ascent.choices(state, 0).some(choice => prices(choice).some(([way, price]) => way === head && price === picks))
}

type Row = [number: string, point: string, before: string, hand: string, line: string, told: string]

function rows(table: string): Row[] {
  return table.trim() === ''
    ? []
    : table
        .trim()
        .split('\n')
        .map(row => row.split('|').map(part => part.trim()) as Row)
}

function prices(choice: Choice): [string, number][] {
  return waysWithPrices(choice).map(([way, price]) => [fillLineTemplate(choice, way), price])
}

function handOf(state: State): number {
  return state.players[0]?.hand.length ?? 0
}

function changed(before: State, after: State): string {
  const [lay, lies] = [before, after].map(stacks)
  return ALL_PLACES.filter(({ slot }) => lay?.[slot] !== lies?.[slot])
    .map(({ slot, name }) => `${name}=${lies?.[slot]}`)
    .join(' ')
}

function stacks({ grid, buried }: State): string[] {
  return grid.map((card, slot) => (buried.includes(slot) ? `${card}/BR` : `${card}`))
}

function herds({ ibexes }: State): string {
  return ALL_PLACES.filter(({ slot }) => ibexes[slot])
    .map(({ slot, name }) => `${name}=${ibexes[slot]}`)
    .join(' ')
}

function filmed({ panoramas }: State): string[] {
  return panoramas.filter(({ side }) => side === 'filmed').map(({ sequence }) => formatSequence(sequence))
}
