import { clanLetterOf } from '../../../../engine/pub/room/names.ts'
import type { View } from '../../../../engine/pub/view.ts'
import type { AsideProps } from '../../../seat/game.ts'
import type { TurnWords } from '../said/sentences.ts'
import { Glyph, MUG, STACK } from './glyphs.tsx'

const MOST_IN_A_COLUMN = 3

/** Whose clan is which, what each has banked, and what is left in its stack: face down in no order, or face up below. */
export function Clans({ view, words, name }: AsideProps<View, TurnWords>) {
  const { clans, goal, active } = view
  // Two beside each other have little room for their names: the goal is said once.
  const areMany = clans.length > MOST_IN_A_COLUMN
  return (
    <ul class="clans">
      {clans.map(({ bank, among, shown }, seat) => (
        <li class={seat === active ? 'active' : undefined}>
          <b class={`card ${clanLetterOf(seat)}`}>{clanLetterOf(seat)}</b>
          <span>{name(seat)}</span>
          <b role="img" aria-label={words.bank(bank, goal)}>
            {areMany ? bank : `${bank}/${goal}`}
            <Glyph path={MUG} />
          </b>
          <small role="img" aria-label={words.stack(among, shown)}>
            <Glyph path={STACK} />
            {racesOf(among)}
            {shown.length > 0 && <u>{racesOf(shown)}</u>}
          </small>
        </li>
      ))}
      {areMany && <li class="soft">{words.goal(goal)}</li>}
    </ul>
  )
}

/** Their letters: which of two alike it is makes no difference in a stack. */
function racesOf(names: readonly string[]): string {
  return names.map(name => name.charAt(1)).join('')
}
