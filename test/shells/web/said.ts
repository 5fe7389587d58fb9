import type { Doing, LogWords, Move, TurnWords as Turn, Who } from '../../../web/seat/game.ts'
import { teller } from '../../../web/games/teller.ts'
import type { RefusalWords } from '../../../web/words/refusal.ts'
import type { EventFacts } from '../engine/events.ts'
import type { View } from '../engine/state.ts'
import type { OwnFacts } from '../engine/moves.ts'
import type * as en from './words/en/index.ts'

/** One sentence for each event. */
export type EventWords = { readonly [Type in keyof EventFacts]: (facts: EventFacts[Type], who: Who) => string }
export type OwnRefusals = RefusalWords<OwnFacts>

/** A turn in one language: its pieces, and the sentences made of them. */
export type TurnWords = typeof en.turn & Pick<Turn, 'to' | 'doing' | 'confirm'>
export type Words = TurnWords & LogWords<View>

export function sentences(pieces: typeof en.turn): TurnWords {
  const does: { readonly [verb: string]: string } = pieces.does
  const to = ({ place }: Pick<Move, 'place'>) => pieces.from(place)
  const doing = ({ verb, place }: Doing) => (place ? to({ place }) : (does[verb] ?? pieces.idle))
  return { ...pieces, to, doing, confirm: {} }
}

export function telling({ events, why, merits, standing }: typeof en.log): LogWords<View> {
  const because: { readonly [type: string]: string } = merits
  return {
    event: teller(events),
    special: () => undefined,
    moment: () => undefined,
    why,
    merit: ([first]) => because[first?.type ?? ''] ?? '',
    phrase: text => text,
    standing: ({ baskets }, seat) => standing(baskets[seat]?.length ?? 0)
  }
}
