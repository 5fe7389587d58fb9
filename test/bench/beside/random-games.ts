/** A thread that plays random games of Tranquility for two on boardgame.io, as often as it is asked. */
import { parentPort, workerData } from 'node:worker_threads'
import { anyOf } from '../../choices.ts'
import { type Asked, DICE, playFor } from '../by-chance.ts'
import { libraryIn } from './library.ts'
import { awaited, enumerate, tranquility } from './tranquility.ts'

const library = libraryIn(workerData)
const game = library.ProcessGameConfig(tranquility(library))
// Its reducer alone, as its own bots simulate games: quicker than its client, which keeps a store and a log.
const reduce = library.CreateGameReducer({ game })

parentPort?.on('message', (asked: Asked) => {
  parentPort?.postMessage(playFor(asked, playByChance), [])
})

function playByChance(seed: number, tell: (move: string) => void): string {
  let state = library.InitializeGame({ game: { ...game, seed }, numPlayers: 2 })
  for (;;) {
    const { G, ctx } = state
    if (ctx.gameover !== undefined) return ctx.gameover
    const playerID = awaited(G) ?? ctx.currentPlayer
    const { move, from, ways } = anyOf(enumerate(G, playerID), DICE)
    const { count, args } = anyOf(ways, DICE)
    tell(move)
    const cards = DICE.shuffle(from).slice(0, count)
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args: [cards, ...args], playerID } })
    if (state.transients) throw new Error(`Cannot ${move} "${[cards, ...args].join(' ')}"`)
  }
}
