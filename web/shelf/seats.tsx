import type { ShelfWords } from '../words/en/shelf.ts'
import { Match } from './match.tsx'
import { type Acts, type Listed, shelves, type State, waiting } from './state.ts'

export interface SeatsProps {
  readonly words: ShelfWords
  readonly state: State
  readonly acts: Acts
}

/** The matches of this device: those that go on, and folded away what is over. */
export function Seats(props: SeatsProps) {
  const { words, state } = props
  const { seats } = words
  const { present, over, gone } = shelves(state.known)
  const count = waiting(state.known)
  if (!state.keeps) return <p class="warn">{seats.unkept}</p>
  return (
    <section class="known" aria-labelledby="known">
      <header>
        <h2 id="known">{seats.heading}</h2>
        <p role="status">{count > 0 && seats.count(count)}</p>
      </header>
      {present.length > 0 ? <List {...props} matches={present} /> : <p>{seats.none}</p>}
      <Folded {...props} matches={over} summary={seats.finished(over.length)} />
      <Folded {...props} matches={gone} summary={seats.lost(gone.length)} />
      {state.trouble && <p class="warn">{state.trouble}</p>}
      <Devices {...props} />
    </section>
  )
}

/** The ways to one's other devices. */
export function Devices({ words, state, acts }: SeatsProps) {
  return (
    <details class="devices" open={state.devices !== undefined} onToggle={acts.devices}>
      <summary>{words.seats.devices}</summary>
      {state.devices?.() ?? <p>{words.seats.asking}</p>}
    </details>
  )
}

function Folded({ summary, matches, ...props }: SeatsProps & { matches: readonly Listed[]; summary: string }) {
  if (!matches.length) return null
  return (
    <details>
      <summary>{summary}</summary>
      <List {...props} matches={matches} />
    </details>
  )
}

function List({ matches, ...props }: SeatsProps & { matches: readonly Listed[] }) {
  return (
    <ul>
      {matches.map(match => (
        <Match key={match.link} {...props} match={match} />
      ))}
    </ul>
  )
}
