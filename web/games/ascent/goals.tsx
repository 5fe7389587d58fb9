import type { View } from '../../../engine/ascent/view.ts'
import { countsOf, goalsOf } from './standing.ts'
import type { Words } from './words/en/turn.ts'

interface Seen {
  readonly view: View
  readonly words: Words
}

/** On either side of the peak: what must be reached before the Summit, and what else is counted. */
export function Sky({ view, words }: Seen) {
  return (
    <>
      <ul class="sky">
        {goalsOf(view, words).map(({ says, state }) => (
          <li class={state}>{says}</li>
        ))}
      </ul>
      <ul class="sky">
        {countsOf(view, words).map(says => (
          <li>{says}</li>
        ))}
      </ul>
    </>
  )
}

/** Under the mountain: the sequences to be filmed. */
export function Films({ view: { panoramas }, words }: Seen) {
  if (!panoramas) return null
  return (
    <ul class="films">
      {panoramas.map(({ sequence, isFilmed }) => (
        <li class={isFilmed ? 'met' : 'open'} aria-label={words.film(sequence, isFilmed)}>
          {sequence}
        </li>
      ))}
    </ul>
  )
}
