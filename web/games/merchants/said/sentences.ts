import { specialOn } from '../board/map.ts'
import type { Doing, Move } from '../../../seat/game.ts'
import type { words } from '../words/en/turn.ts'

type Pieces = typeof words

/** A turn in one language: its pieces, and the sentences that are made of them. */
export type TurnWords = Pieces & {
  doing(doing: Doing): string
  to(move: Move): string
}

type Done = Pick<Doing, 'verb' | 'card' | 'place' | 'as'>

/** The sentences of a turn, out of a language's pieces: how they are put together is the same in all. */
export function sentences(pieces: Pieces): TurnWords {
  return { ...pieces, doing, to: move => sentence(move) }

  function doing(now: Doing): string {
    const { verb, card, as = '', place, missing, picked } = now
    if (!place && now.ways) return asking(verb, card, as)
    const done = sentence(now)
    // What a journey takes has been said.
    if (missing > 0 && verb !== 'go') return `${done} ${pieces.choose(missing)}`.trim()
    return picked.length > 0 ? `${done} ${pieces.paid(picked)}` : done
  }

  /** Nothing is chosen but what is to be done. */
  function asking(verb: string, card: string, as: string): string {
    const asks: { readonly [verb: string]: (what: string) => string } = pieces.asks
    return verb === 'play' ? pieces.where(card) : (asks[verb]?.(as) ?? pieces.idle)
  }

  /** One sentence of what comes of it; a way may be one of the engine's (`f8`, `e2>f8`) or a whole line (`go d7 -M`). */
  function sentence({ verb, card, as, place }: Done): string {
    const [, from, to = ''] = /(?:(\w\d)?>)?([a-i]\d)(?= |$)/.exec(place) ?? []
    const what = as || card || place.charAt(0)
    if (verb === 'go' || place.startsWith('go')) return pieces.goes(to, specialOn(to))
    if (place.includes('>'))
      return from ? pieces.shifts(what, from, to) : pieces.which(to, as || card || (place.startsWith('>') ? '' : what))
    switch (verb) {
      case 'return':
      case 'remove':
        return pieces.returns(to)
      case 'rock':
        return pieces.lays('ROCK', to)
      case 'sell-coin':
      case 'sell-cards':
        return pieces.sells(...(what.split(' ') as [string, string?]))
      case 'end':
        return pieces.ends(...(what.split(' ') as [string, string?]))
      default:
        return to ? pieces.lays(what, to) : (pieces.does[verb as keyof typeof pieces.does] ?? '')
    }
  }
}
