import { createRequire } from 'node:module'
import { join } from 'node:path'

/** What we use of boardgame.io, which is none of our packages; its own types say much more. */
export interface Library {
  readonly INVALID_MOVE: string
  ProcessGameConfig<G>(game: GameOf<G>): GameOf<G>
  InitializeGame<G>(options: { game: GameOf<G>; numPlayers: number }): StateOf<G>
  CreateGameReducer<G>(options: { game: GameOf<G> }): (state: StateOf<G>, action: MakeMove) => StateOf<G>
}

export interface StateOf<G> {
  readonly G: G
  readonly ctx: Ctx
  /** There when a move was refused. */
  readonly transients?: { readonly error: object }
}

interface Ctx {
  readonly numPlayers: number
  readonly currentPlayer: string
  readonly playOrderPos: number
  readonly gameover?: string
}

interface MakeMove {
  readonly type: 'MAKE_MOVE'
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string }
}

/** What a move, or a hook, is given. */
export interface Context<G> {
  readonly G: G
  readonly ctx: Ctx
  readonly playerID: string
  readonly random: { Shuffle<T>(list: readonly T[]): T[]; Die(sides: number): number }
  readonly events: {
    endTurn(): void
    endGame(result: string): void
    setActivePlayers(stage: { readonly all: string }): void
  }
}

type Moves<G> = { readonly [move: string]: (context: Context<G>, ...args: never[]) => string | void }

export interface GameOf<G> {
  readonly name: string
  readonly seed?: number
  readonly disableUndo: true
  setup(context: Pick<Context<G>, 'ctx' | 'random'>): G
  readonly moves: Moves<G>
  readonly turn: {
    readonly order: {
      first(context: Context<G>): number
      next(context: Context<G>): number
    }
    onBegin(context: Context<G>): void
    readonly stages: { readonly [stage: string]: { readonly moves: Moves<G> } }
  }
}

/** As it was installed into a folder. */
export function libraryIn(folder: string): Library {
  process.env.NODE_ENV = 'production'
  const load = createRequire(join(folder, 'package.json'))
  return { ...load('boardgame.io/core'), ...load('boardgame.io/internal') }
}
