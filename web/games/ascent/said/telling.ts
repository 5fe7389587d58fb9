import type { View } from '../../../../engine/ascent/view.ts'
import type { LogWords } from '../../../seat/game.ts'
import { first } from '../../first.ts'
import { merit } from '../../merit.ts'
import { special, teller } from '../../teller.ts'
import type { Telling } from '../modules/said.ts'
import type { log } from '../words/en/log.ts'

/** What is told of a match, out of a language's words and those of the modules. */
export function telling(words: typeof log, modules: readonly Telling[]): LogWords<View> {
  const cards: Telling['cards'] = Object.assign({}, ...modules.map(({ cards }) => cards))
  const events = Object.assign({}, words.events, ...modules.map(({ events }) => events))
  const named = (card: string) => cards?.[card] ?? words.card(card)
  return {
    merit: merit(words.merits),
    why: words.ends,
    event: teller(events, named),
    special: special(modules),
    moment: now => first(modules, ({ moment }) => moment?.(now, named)),
    phrase: () => words.hello,
    standing: words.standing
  }
}
