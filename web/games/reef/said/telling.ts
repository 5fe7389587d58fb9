import type { View } from '../../../../engine/reef/view.ts'
import { BOAT, FISH, SHARK, WORM } from '../board/glyphs.tsx'
import type { LogWords, Moment, Now } from '../../../seat/game.ts'
import { meritByType } from '../../merit.ts'
import { special, teller } from '../../teller.ts'
import type { log } from '../words/en/log.ts'

/** What is told of a match, out of a language's words. */
export function telling(words: typeof log): LogWords<View> {
  return {
    merit: meritByType(words.merits),
    why: words.ends,
    event: teller(words.events),
    special: special([{ pictures: { bred: FISH, ate: SHARK, launched: BOAT }, follows: words.follows }]),
    moment: now => momentOf(now, words.moments),
    phrase: phrase => phrase,
    piles: words.piles,
    standing: words.standing
  }
}

/** A worm is to be taken, or nothing has been done yet. */
function momentOf({ view, who }: Now<View>, words: (typeof log)['moments']): Moment | undefined {
  const { taking, players, phase, active, viewer } = view
  if (taking) {
    const other = who(taking.seat)
    const next = other === null ? words.take(taking.colours) : words.takes(other)
    return { picture: WORM, happened: words.rolled(view.dice ?? [], who(active)), next }
  }
  const isNew = phase === 'turn' && players.every(({ boats, corals }) => boats === 1 && corals.length === 0)
  return isNew && view.discard.length === 0
    ? { picture: BOAT, happened: words.begins, next: viewer === active ? words.first : words.other(who(active) ?? '') }
    : undefined
}
