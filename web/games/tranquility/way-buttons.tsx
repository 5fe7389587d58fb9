import type { Prices } from '../../seat/game.ts'
import type { Props } from './modules/board.tsx'
import { partsOf, valuesAt } from './ways.ts'

/** Buttons for what is chosen but is no cell: a row, a Storm, a number; and for the cells of a sea that are small. */
export function Ways({ view, words, lit = {}, card = '', place = '', cursor }: Props) {
  const ways = cursor === undefined ? [] : waysOf(lit, place, view.sea === 'pyramid')
  if (ways.length === 0) return null
  return (
    <div class={isLow(place) ? 'ways high' : 'ways'} role="group" aria-label={words.ways}>
      {ways.map(way => {
        const { cell, value } = partsOf(way)
        return (
          <button value={way} aria-pressed={way === place} aria-label={words.to(card, way, lit[way] ?? 0)}>
            {/^[A-Z]/.test(cell) ? <i class={`storm ${cell[0]}`}>{cell}</i> : value || words.way(cell, view.phase)}
            {!!lit[way] && <u class={`p${lit[way]}`} />}
          </button>
        )
      })}
    </div>
  )
}

/** Whether the cell chosen lies in the lower half, which the buttons must not hide then. */
function isLow(place: string): boolean {
  return /^[a-z][1-3]$/.test(partsOf(place).cell)
}

function waysOf(lit: Prices, place: string, isSmall: boolean): readonly string[] {
  const { cell } = partsOf(place)
  const values = cell ? valuesAt(cell, lit) : []
  if (values.length > 1) return values.map(({ way }) => way)
  // Where the ways are 0, 1, 2 … cards, they follow from the cards that are picked.
  if ('0' in lit) return []
  return Object.keys(lit).filter(way => !way.includes('@') && (isSmall || !/^[a-z]\d+$/.test(way)))
}
