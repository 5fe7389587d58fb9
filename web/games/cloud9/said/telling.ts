import type { View } from '../../../../engine/cloud9/view.ts'
import type { LogWords } from '../../../seat/game.ts'
import { special, teller } from '../../teller.ts'
import type { log } from '../words/en/log.ts'
import { pictures } from '../board/signs.ts'

/** What is told of a match, out of a language's words. */
export function telling(words: typeof log): LogWords<View> {
  // By what the line itself was seen to be, and nothing that came of it.
  const merits: { readonly [type: string]: string } = words.merits
  return {
    merit: ([first]) => merits[first?.type ?? ''] ?? words.merits.other,
    why: words.ends,
    event: teller(words.events),
    special: special([{ pictures, follows: words.follows }]),
    moment: () => undefined,
    phrase: text => text,
    standing: ({ players }, seat) => words.standing(players[seat]?.score ?? 0, players[seat]?.hand ?? 0)
  }
}
