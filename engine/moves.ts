import { tokenize, badActionRefusal } from './notation.ts'

/** A kind of action, as far as lines are concerned. */
interface Readable<Action> {
  readonly verb: string
  read(tokens: readonly string[]): Action | null
}

/** The action of a line, by the first kind that can read it. */
export function readAction<Action>(moves: readonly Readable<Action>[], line: string): Action {
  const parts = tokenize(line)
  for (const move of moves) {
    const action = move.read(parts)
    if (action !== null) return action
  }
  throw badActionRefusal(parts)
}

export function moveOf<Move extends { readonly verb: string }>(moves: readonly Move[], verb: string): Move {
  const move = moves.find(other => other.verb === verb)
  if (!move) throw new Error(`Cannot find the verb "${verb}"`)
  return move
}
