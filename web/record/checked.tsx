import type { CheckedWords } from '../words/en/replay.ts'
import type { Check } from './checks.ts'

interface CheckedProps {
  readonly words: CheckedWords
  readonly checks: readonly Check[]
  readonly moves: number
}

/** Each check in words, with a sign beside it. */
export function Checked({ words, checks, moves }: CheckedProps) {
  return (
    <ul>
      {checks.map(check => (
        <li class={check.wrong ? 'wrong' : 'right'}>
          <b aria-hidden="true">{check.wrong ? '✗' : '✓'}</b> {sentence(words, check, moves)}
        </li>
      ))}
    </ul>
  )
}

function sentence(words: CheckedWords, { what, wrong }: Check, moves: number): string {
  if (what === 'LINE') return wrong ? words.LINE.no(wrong) : words.LINE.yes(moves)
  return wrong ? words[what].no : words[what].yes
}
