import type { View } from '../../../engine/tranquility/view.ts'
import type { Words } from './words/en.ts'

/** What lies under the cards: the current from the Start through every cell to the Finish, files and ranks. */
export function Chart({ rows, view, words }: { rows: string[][]; view: View; words: Words }) {
  const files = rows[0]?.length ?? 0
  const each = (length: number) => Array.from({ length }, (_, at) => at + 0.5).join(' ')
  return (
    <>
      <svg class="chart" viewBox={`0 0 ${files} ${rows.length}`} aria-hidden="true">
        <path d={current(files, rows.length)} />
        <text x={each(files)} y={rows.length + 0.24}>
          {rows[0]?.map(cell => cell[0]).join('')}
        </text>
        <text x={rows.map(() => -0.17).join(' ')} y={each(rows.length)}>
          {rows.map(cells => cells[0]?.slice(1)).join('')}
        </text>
      </svg>
      <p class={view.startPlayed ? 'end start on' : 'end start'}>{words.start}</p>
      <p class={view.phase === 'over' ? 'end finish' : 'end finish'}>{words.finish}</p>
    </>
  )
}

// Along a row to the right, back between the rows, and along the next one.
function current(files: number, ranks: number): string {
  const turn = `c.35 0 .35-.5 0-.5H0c-.35 0-.35-.5 0-.5`
  return `M-.1 ${ranks + 0.3}c-.1-.3-.2-.8.1-.8${Array.from({ length: ranks }, () => `H${files}`).join(turn)}c.3 0 .2-.5.1-.8`
}
