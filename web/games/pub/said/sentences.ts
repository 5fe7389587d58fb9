import type { Doing, Move } from '../../../seat/game.ts'
import { beginOf, useOf, type Ways } from '../board/ways.ts'
import type { words } from '../words/en/turn.ts'

type Pieces = typeof words

/** A turn in one language: its pieces, and the sentences that are made of them. */
export type TurnWords = Pieces & {
  doing(doing: Doing): string
  to(move: Move): string
  /** What a line does; `comes` is the place, the coins or the beers that come of it, where that is known. */
  says(line: string, comes?: string): string
}

/** The sentences of a turn, out of a language's pieces: how they are put together is the same in all. */
export function sentences(pieces: Pieces): TurnWords {
  return { ...pieces, doing, to, says }

  function doing({ verb, place, as, ways }: Doing): string {
    if (!place && verb === 'move' && !ways?.begun?.length) return pieces.idle
    if (!place && verb in pieces.asks) return pieces.asks[verb as keyof typeof pieces.asks]
    // As it is tapped, a way is a whole line.
    const line = place.startsWith('innkeeper') || /^(move|exit|enter|[a-e])/.test(place) ? place : `${verb} ${place}`
    if (ways?.begun?.includes(place))
      return verb === 'innkeeper' ? pieces.whom(useOf(line)) : pieces.where(beginOf(place))
    return says(line.trim(), as ?? (ways as Ways | undefined)?.comes?.[place])
  }

  function to({ verb, place, as }: Move): string {
    return says(`${verb} ${place}`, as)
  }

  function says(line: string, comes = ''): string {
    const [use, guest] = [useOf(line), beginOf(line)]
    switch (line.split(' ')[0]) {
      case 'move':
        return pieces.goes(guest, Number(comes), use)
      case 'exit':
        return pieces.leaves(guest, Number(comes), use)
      case 'enter':
        return pieces.enters(use, comes)
      case 'innkeeper':
        return guest ? pieces.serves(Number(comes), guest, use) : pieces.inns(Number(comes), use)
      default:
        return pieces.does.pass
    }
  }
}
