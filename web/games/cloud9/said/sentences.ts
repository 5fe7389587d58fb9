import type * as seat from '../../../seat/game.ts'
import type { words } from '../words/en/turn.ts'

type Pieces = typeof words

/** A turn in one language: its pieces, and the sentences that are made of them. */
export type TurnWords = Pieces & Pick<seat.TurnWords, 'to' | 'doing' | 'confirm'>

/** Nothing is led anywhere here: whoever answers says a word, and is told what comes of it. */
export function sentences(pieces: Pieces): TurnWords {
  const does: { readonly [verb: string]: string } = pieces.does
  return { ...pieces, confirm: {}, to: () => '', doing: ({ verb }) => does[verb] ?? pieces.idle }
}
