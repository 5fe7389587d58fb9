import type { Result } from '../../../engine/game.ts'

interface RankingProps {
  readonly result: Result
  readonly name: (seat: number) => string
}

/** Who came first, where that is what a match is about. */
export function Ranking({ result: { ranking, scores }, name }: RankingProps) {
  if (!ranking) return null
  return (
    <ol class="ranking">
      {ranking.map((seats, above) =>
        seats.map(seat => (
          <li>
            <b>{above + 1}.</b> {name(seat)} <b>{scores?.[seat]}</b>
          </li>
        ))
      )}
    </ol>
  )
}
