import type { Result } from '../../../engine/game.ts'
import { places } from './places.ts'

interface RankingProps {
  readonly result: Result
  readonly name: (seat: number) => string
}

/** Who came first, where that is what a match is about. */
export function Ranking({ result, name }: RankingProps) {
  const placed = places(result)
  if (placed.length === 0) return null
  return (
    <ol class="ranking">
      {placed.map(({ place, seat, score }) => (
        <li>
          <b>{`${place}.`}</b> {name(seat)} <b>{score}</b>
        </li>
      ))}
    </ol>
  )
}
