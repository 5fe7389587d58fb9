import { countsOf, goalsOf, type Shown } from './standing.ts'

/** On either side of the peak: what must be reached before the Summit, and what else is counted. */
export function Sky<Own>(shown: Shown<Own>) {
  return (
    <>
      <ul class="sky">
        {goalsOf(shown).map(({ says, state }) => (
          <li class={state}>{says}</li>
        ))}
      </ul>
      <ul class="sky">
        {countsOf(shown).map(says => (
          <li>{says}</li>
        ))}
      </ul>
    </>
  )
}
