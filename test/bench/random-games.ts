/** A thread that plays random games of two, as often as it is asked. */
import { parentPort } from 'node:worker_threads'
import { findGame } from '../../engine/catalogue.ts'
import type { Game, Json } from '../../engine/game.ts'
import { type Random, random, shuffled } from '../../engine/random.ts'
import { anyLine, anyOf } from '../choices.ts'

/** What the thread is asked for; it answers with how many games it has played. */
export interface Asked {
  readonly game: string
  readonly version: number
  /** The seed of the first game; the next ones follow it. */
  readonly first: number
  readonly forMs: number
}

// The chance of a bench need not be repeatable, and must cost next to nothing.
const below = (end: number) => Math.floor(Math.random() * end)
const dice: Random = { below, shuffle: list => shuffled(list, below), position: () => 0 }

parentPort?.on('message', ({ game, version, first, forMs }: Asked) => {
  const found = findGame(game, version)
  if (!found) throw new Error(`Cannot find version "${version}" of "${game}"`)
  const until = performance.now() + forMs
  let played = 0
  for (; performance.now() < until; played++) playByChance(found, first + played)
  parentPort?.postMessage(played, [])
})

function playByChance(game: Game, number: number): void {
  const seed = new Uint8Array(32)
  new DataView(seed.buffer).setUint32(0, number)
  const stream = random(seed)
  let state = onward(game, game.deal(game.options({}, 2), 2, stream).state, stream)
  for (let [seat] = game.awaits(state); seat !== undefined; [seat] = game.awaits(state)) {
    const line = anyLine(anyOf(game.choices(state, seat), dice), dice)
    state = onward(game, game.apply(state, seat, game.read(line)).state, stream)
  }
}

function onward(game: Game, from: Json, stream: Random): Json {
  let state = from
  for (let step = game.advance(state, stream); step; step = game.advance(state, stream)) state = step.state
  return state
}
