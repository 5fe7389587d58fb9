import type { Boat } from '../../schema/wire/boat.ts'
import type { AboardWords } from '../words/en/aboard.ts'
import type { ShelfView } from '../shelf/state.ts'

interface ListedProps {
  readonly words: AboardWords
  readonly view: ShelfView
  readonly boat: Boat
}

/** What a boat carries, to be opened from where one is. */
export function Listed({ words, view, boat }: ListedProps) {
  return (
    <ul aria-label={words.page.listed}>
      {boat.seats.map(seat => (
        <li>
          <a href={`/s/${seat.link}`}>{calledIn(words, view, seat)}</a>
        </li>
      ))}
    </ul>
  )
}

export function calledIn({ page }: AboardWords, { titles }: ShelfView, one: Boat['seats'][number]): string {
  const game = titles[one.game] ?? one.game
  return one.seat === null ? page.host(game, one.name) : page.seat(game, one.name)
}
