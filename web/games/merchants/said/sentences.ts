import { SPECIALS } from '../../../../engine/merchants/map/special.ts'
import type { Doing, Move } from '../../../seat/game.ts'
import type { words } from '../words/en/turn.ts'

type Pieces = typeof words

/** A turn in one language: its pieces, and the sentences that are made of them. */
export type TurnWords = Pieces & {
  doing(doing: Doing): string
  to(move: Move): string
}

/** The sentences of a turn, out of a language's pieces: how they are put together is the same in all. */
export function sentences(pieces: Pieces): TurnWords {
  return { ...pieces, doing, to: move => sentence(move) }

  function doing(now: Doing): string {
    const { verb, card, as = '', place, missing, picked } = now
    if (!place && now.ways) return asking(verb, card, as)
    const done = sentence(now)
    if (missing > 0) return `${done} ${pieces.choose(missing)}`.trim()
    return picked.length > 0 ? `${done} ${pieces.paid(picked)}` : done
  }

  /** Nothing is chosen but what is to be done. */
  function asking(verb: string, card: string, as: string): string {
    if (verb === 'play') return pieces.where(card)
    const asks: { readonly [verb: string]: string | ((what: string) => string) } = pieces.asks
    const ask = asks[verb] ?? pieces.idle
    return typeof ask === 'string' ? ask : ask(as)
  }

  /** One sentence of what comes of it; a way may be one of the engine's (`f8`, `e2>f8`) or a whole line (`go d7 -M`). */
  function sentence({
    verb,
    card,
    as = '',
    place
  }: Pick<Doing, 'verb' | 'card' | 'place'> & { as?: string | undefined }): string {
    const [, from = '', to = ''] = /(?:([a-i]\d)?>)?([a-i]\d)(?: -\w)?$/.exec(place) ?? []
    const what = as || card || place.charAt(0)
    if (place.includes('>') && !from) return pieces.which(what, to)
    if (verb === 'go' || place.startsWith('go')) return going(what, to)
    switch (verb) {
      case 'play':
      case 'place':
        return from ? pieces.moved(what, from, to) : pieces.lays(what, to)
      case 'shift':
        return pieces.shifts(what, from, to)
      case 'put':
        return pieces.puts(what, to)
      case 'return':
        return pieces.returns(what, to)
      case 'rock':
        return pieces.blocks(to)
      case 'remove':
        return pieces.removes(to)
      case 'sell-coin':
      case 'sell-cards':
        return pieces.sells(...(what.split(' ') as [string, string?]))
      default:
        return pieces.does[verb as keyof typeof pieces.does] ?? ''
    }
  }

  function going(card: string, to: string): string {
    const special = Object.entries(SPECIALS).find(([, space]) => space === to)?.[0]
    return special ? pieces.enters(special, card) : pieces.goes(card, to)
  }
}
