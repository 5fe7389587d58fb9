import type { UnseenCardsTally } from '../../../engine/game.ts'
import type { WaitingGame, WaitingWords } from './game.ts'

/** Cards of a kind, as they are told. */
export interface Row {
  readonly name: string
  readonly left: number
  readonly of: number
  readonly next: number | undefined
  readonly isMost: boolean
  /** Which they are, where they differ: `1–4, 7, 9 × 2`. */
  readonly values: string
}

interface Telling {
  readonly game: Pick<WaitingGame, 'value'> | undefined
  readonly said: WaitingWords | undefined
  card(card: string): string
}

export function rowsOf(unseen: readonly UnseenCardsTally[], { game, said, card }: Telling): readonly Row[] {
  return unseen.map(({ kind, cards, of, most, next }) => ({
    name: said?.kinds[kind] ?? card(kind),
    left: cards.length,
    of,
    isMost: !!most,
    values: listed(game ? cards.map(game.value).filter(value => value !== '') : []),
    next
  }))
}

/** Numbers in order, those that follow each other as a span. */
function listed(values: readonly string[]): string {
  const numbers = [...new Set(values.map(Number))].sort((one, other) => one - other)
  const times = (number: number) => values.filter(value => Number(value) === number).length
  const spans = numbers.reduce<number[][]>((all, number) => {
    const span = all.at(-1)
    if (span && span.at(-1) === number - 1 && times(number) === times(number - 1)) span.push(number)
    else all.push([number])
    return all
  }, [])
  return spans.map(span => spanned(span) + (times(span[0] ?? 0) > 1 ? ` × ${times(span[0] ?? 0)}` : '')).join(', ')
}

function spanned(span: readonly number[]): string {
  return span.length > 2 ? `${span[0]}–${span.at(-1)}` : span.join(', ')
}
