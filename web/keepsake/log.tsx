import type { MatchRecord } from '../../engine/match.ts'
import type { Language } from '../../schema/languages.ts'
import type { RecordWords } from '../words/en/record.ts'
import { dayIn } from './day.ts'

interface LogProps {
  readonly words: RecordWords
  readonly language: Language
  readonly lines: MatchRecord['lines']
  /** What each of them came to. */
  readonly sentences: readonly string[]
}

/** Every move in words, day by day; each leads to its moment. */
export function Log({ words, language, lines, sentences }: LogProps) {
  const days = lines.map(({ at }) => dayIn(at, language))
  return (
    <section class="log">
      <h2>{words.log}</h2>
      <ol>
        {lines.map(({ line }, step) => (
          <>
            {days[step] !== days[step - 1] && <li class="day">{days[step]}</li>}
            <li>
              <a href={`#${step}`}>{sentences[step] || line}</a>
            </li>
          </>
        ))}
      </ol>
    </section>
  )
}
