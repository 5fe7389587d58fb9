/** A thread that plays random games of two, as often as it is asked. */
import { completeOptions } from '../../engine/options.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { findGame } from '../../engine/catalogue.ts'
import type { Game, Json } from '../../engine/game.ts'
import { type Random, randomStream } from '../../engine/random.ts'
import { anyLine, anyOf } from '../choices.ts'
import { type Asked, DICE, playFor } from './by-chance.ts'

const { name, version }: Pick<Game, 'name' | 'version'> = workerData
const game = findGame(name, version)
if (!game) throw new Error(`Cannot find version "${version}" of "${name}"`)

// For two, as boardgame.io plays it beside us, where two may play.
const SEATS = Math.max(2, game.seats.least)

parentPort?.on('message', (asked: Asked) => {
  parentPort?.postMessage(
    playFor(asked, (number, tell) => playByChance(game, number, tell)),
    []
  )
})

function playByChance(game: Game, number: number, tell: (verb: string) => void): string {
  const seed = new Uint8Array(32)
  new DataView(seed.buffer).setUint32(0, number)
  const stream = randomStream(seed)
  let state = onward(game, game.deal(completeOptions(game, {}, SEATS), SEATS, stream).state, stream)
  for (let [seat] = game.awaits(state); seat !== undefined; [seat] = game.awaits(state)) {
    const choice = anyOf(game.choices(state, seat), DICE)
    tell(choice.verb)
    state = onward(game, game.apply(state, seat, game.parse(anyLine(choice, DICE))).state, stream)
  }
  return game.result(state)?.why ?? ''
}

function onward(game: Game, from: Json, stream: Random): Json {
  let state = from
  for (let step = game.advance(state, stream); step; step = game.advance(state, stream)) state = step.state
  return state
}
