import type { CommonEventFacts } from '../../../../engine/tranquility/codes.ts'
import type { View } from '../../../../engine/tranquility/view.ts'
import type { LogWords } from '../../../seat/game.ts'
import { first } from '../../first.ts'
import { merit } from '../../merit.ts'
import { special, teller } from '../../teller.ts'
import type { Telling } from '../modules/said.ts'
import type { log } from '../words/en/log.ts'

/** What is told of a match, out of a language's words and those of the modules. */
export function telling(words: typeof log, modules: readonly Telling[]): LogWords<View> {
  const all: readonly Telling[] = [words, ...modules]
  const cards: Telling['cards'] = Object.assign({}, ...all.map(({ cards }) => cards))
  const ends: Readonly<Record<string, string>> = Object.assign({}, ...all.map(({ ends }) => ends))
  const over = ({ why }: CommonEventFacts['over']) => ends[why] ?? ''
  const phrases: Telling['phrases'] = Object.assign({}, ...all.map(({ phrases }) => phrases))
  const named = (card: string) => cards?.[card] ?? card
  return {
    merit: merit(words.merits),
    why: ends,
    event: teller(Object.assign({ over }, ...all.map(({ events }) => events)), named),
    special: special(all),
    moment: now => first(modules, ({ moment }) => moment?.(now, named)),
    phrase(text) {
      const [name = '', about = ''] = text.split(' ')
      return phrases?.[name]?.(about) ?? words.phrases.hello()
    },
    standing(view, seat) {
      const { hand = 0, pile = 0 } = view.players[seat] ?? {}
      const [counts = words.pile(pile)] = modules.flatMap(({ standing }) => standing?.(view, seat) ?? [])
      return `${words.hand(hand)}, ${counts}`
    }
  }
}
