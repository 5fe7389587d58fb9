import type { Language } from '../../schema/languages.ts'
import type { Turn } from '../seat/ending/game.ts'
import type { Who } from '../seat/game.ts'
import { dayIn } from './day.ts'

interface TurnsProps {
  readonly heading: string
  readonly turns: readonly Turn[]
  readonly language: Language
  readonly who: Who
}

/** What turned the match; each leads to its moment. */
export function Turns({ heading, turns, language, who }: TurnsProps) {
  if (turns.length === 0) return null
  return (
    <section class="turned">
      <h2>{heading}</h2>
      <ul>
        {turns.map(turn => (
          <li>
            <a href={`#${turn.version}`}>{turn.says(who)}</a> <small>{dayIn(turn.at, language)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
