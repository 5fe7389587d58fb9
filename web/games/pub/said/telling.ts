import type { View } from '../../../../engine/pub/view.ts'
import type { LogWords, Moment, Now } from '../../../seat/game.ts'
import { meritByType } from '../../merit.ts'
import { special, teller } from '../../teller.ts'
import { APRON, MUG, OUT } from '../board/glyphs.tsx'
import type { log } from '../words/en/log.ts'

/** What is told of a match, out of a language's words. */
export function telling(words: typeof log): LogWords<View> {
  return {
    merit: meritByType(words.merits),
    why: words.ends,
    event: teller(words.events),
    special: special([{ pictures: { left: MUG, expelled: OUT, forced: APRON }, follows: words.follows }]),
    moment: now => momentOf(now, words.moments),
    phrase: phrase => phrase,
    standing: words.standing
  }
}

/** Nobody has left the door yet, and nothing has been done. */
function momentOf({ view, who }: Now<View>, words: (typeof log)['moments']): Moment | undefined {
  const { guests, clans, innkeeper, active, viewer, phase } = view
  const isNew = guests.length === clans.length && guests.every(({ place, beers }) => place === 0 && beers === 0)
  if (
    !isNew ||
    innkeeper !== null ||
    phase !== 'first' ||
    clans.some(({ bank, shown }) => bank > 0 || shown.length > 0)
  )
    return undefined
  return {
    picture: OUT,
    happened: words.begins,
    next: viewer === active ? words.first : words.other(who(active) ?? '')
  }
}
