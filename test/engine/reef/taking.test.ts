import { expect, test } from 'vitest'
import type { Seat } from '../../../engine/game.ts'
import { reef } from '../../../engine/reef/index.ts'
import type { DiceRoll, State } from '../../../engine/reef/core/state.ts'
import { COLOURS, type Colour } from '../../../engine/reef/sea/cards.ts'
import { wormsOfEachColour, addWormsIgnoringPearls, type WormCounts } from '../../../engine/reef/sea/worms.ts'
import { randomStream } from '../../../engine/random.ts'
import { codeOf, decided } from './examples.ts'
import { position } from './position.ts'

// What a roll brings, told once more from nothing but RULES.md, 4.2 and 4.3, and followed through every answer.

const FEW = [0, 1, 2] as const
const DICE: readonly DiceRoll[] = (['R', 'G', 'B'] as const).flatMap(one =>
  (['R', 'G', 'B'] as const).map((other): DiceRoll => [one, other])
)
const STOCKS: readonly WormCounts[] = FEW.flatMap(R =>
  FEW.flatMap(G => FEW.map(B => ({ ...wormsOfEachColour(0), R, G, B, K: 1 })))
)

/** Both dice bring the active seat a worm, one after the other, and then the other seat takes one. */
function told(stock: WormCounts, dice: DiceRoll, step = 0): string {
  if (step === 3) return 'turn'
  const seat = step < 2 ? 0 : 1
  const rolled = step < 2 ? dice.slice(step, step + 1) : COLOURS.filter(colour => dice.includes(colour))
  const left = COLOURS.filter(colour => stock[colour] > 0)
  const isThere = rolled.every(colour => left.includes(colour))
  const legal = isThere ? rolled : left
  const taken = (colour: Colour) =>
    `${seat} ${colour} ${told(addWormsIgnoringPearls(stock, [colour], -1), dice, step + 1)}`
  const [only] = legal
  if (only === undefined) return told(stock, dice, step + 1)
  if (legal.length === 1) return taken(only)
  const not = isThere ? 'COLOUR_NOT_ROLLED' : 'COLOUR_OUT_OF_STOCK'
  const answers = COLOURS.map(colour => (legal.includes(colour) ? taken(colour) : `${colour} ${not}`))
  return `${seat}? (${answers.join(', ')})`
}

/** The same as the engine has it. */
function found(from: State): string {
  const step = reef.advance(from, randomStream(new Uint8Array(32)))
  if (step) return [...step.events.flatMap(({ type, facts }) => took(type, facts)), found(step.state)].join(' ')
  if (from.phase === 'turn') return 'turn'
  const [seat = 0] = reef.awaits(from)
  expect([codeOf(from, 'take K', 1 - seat), codeOf(from, 'end', seat)]).toEqual(['NOT_YOUR_TURN', 'WRONG_PHASE'])
  const answers = COLOURS.map(colour => answered(from, seat, colour))
  return `${seat}? (${answers.join(', ')})`
}

function answered(state: State, seat: Seat, colour: Colour): string {
  const code = codeOf(state, `take ${colour}`, seat)
  return code ? `${colour} ${code}` : `${seat} ${colour} ${found(decided(state, `take ${colour}`, seat))}`
}

function took(type: string, facts: { readonly [name: string]: unknown }): string[] {
  return type === 'took' ? [`${facts.seat} ${facts.colour}`] : []
}

test.each(DICE)('whatever is in stock, a roll of %s and %s brings what the rules say', (...dice) => {
  for (const stock of STOCKS) {
    const before = { ...position({ dice, given: 0, phase: 'income' }), stock }
    expect([stock, found(before)]).toEqual([stock, told(stock, dice)])
  }
})
