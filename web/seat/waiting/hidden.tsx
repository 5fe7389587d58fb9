import type { UnseenWords } from '../../words/en/unseen.ts'
import type { Row } from './counted.ts'

interface HiddenProps {
  readonly words: UnseenWords
  readonly language: string
  readonly rows: readonly Row[]
}

/** All that is hidden, kind by kind, as a table to be read in passing. */
export function Hidden({ words, language, rows }: HiddenProps) {
  const isDrawn = rows.some(({ next }) => next !== undefined)
  return (
    <div>
      {rows.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <table class="counted">
          <thead>
            <tr>
              <th>{words.kind}</th>
              <th>{words.left}</th>
              {isDrawn && <th>{words.next}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, left, of, isMost, values, next }) => (
              <tr>
                <th>
                  {name} {values && <small>{values}</small>}
                </th>
                <td>{words.leftOf(left, of, isMost)}</td>
                {isDrawn && <td>{chance(next, language)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <small>
        {words.hint} {isDrawn && words.nextHint}
      </small>
    </div>
  )
}

function chance(next: number | undefined, language: string): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(next ?? 0)
}
