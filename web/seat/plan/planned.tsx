import type { Likely, PlanEntry, PlanSaid, PlanTold } from '../../../schema/wire/plan.ts'
import { words } from '../../words/en/plan.ts'

type Waiting = Exclude<PlanTold['state'], 'dropped'>

interface PlannedProps {
  readonly entries: readonly PlanSaid[]
  /** Not there as long as nobody knows. */
  readonly likely?: Likely | undefined
  /** When it is played. */
  readonly state: Waiting
  /** Keeps it for when its seat stays silent, or keeps it no longer. */
  keep(isKept: boolean): void
  /** Whether all of it is shown, to be changed. */
  readonly isOpen: boolean
  open(isOpen: boolean): void
  /** Arms these instead. */
  put(entries: readonly PlanEntry[]): void
}

/** What is armed: in a sentence, with all that may be changed behind a button. */
export function Planned(props: PlannedProps) {
  const { entries, state, keep, isOpen, open } = props
  const isKept = state !== 'armed'
  return (
    <span class={isOpen ? 'planned unfolded' : 'planned'}>
      {isOpen ? <Entries {...props} /> : <First {...props} />}
      {isOpen && <button onClick={() => keep(!isKept)}>{isKept ? words.soon : words.silent}</button>}
      <button aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {entries.length > 1 && !isOpen ? words.all(entries.length) : isOpen ? words.close : words.change}
      </button>
    </span>
  )
}

/** What is tried first, and when: in as little room as there is below a hand. */
export function firstSays({ entries, state }: Pick<PlannedProps, 'entries' | 'state'>): string {
  return words[state](entries.slice(0, 1).map(said))
}

interface DueProps extends Pick<PlannedProps, 'entries' | 'put'> {
  /** When it is played by itself; what is kept only for its seat's silence, not for days. */
  readonly says: string
  now(): void
}

/** The turn has come that a plan is for: when it is played, at once if one likes, or not at all. */
export function Due({ says, now, put }: DueProps) {
  return (
    <span class="planned due">
      <span>{says}</span>
      <span class="ways">
        <button onClick={now}>{words.now}</button>
        <button onClick={() => put([])}>{words.withdraw}</button>
      </span>
    </span>
  )
}

function First(props: PlannedProps) {
  return (
    <span>
      {firstSays(props)} <Weighed {...props} /> <small>{words.wakes}</small>
    </span>
  )
}

function Weighed({ likely }: PlannedProps) {
  const sum = likely?.played.reduce((all, played) => all + played, 0)
  return <small>{sum !== undefined && likely && words.likely(sum, likely.of)}</small>
}

function said({ says, written }: PlanSaid): string {
  return `${says} (${written})`
}

/** The first entry first, and what becomes of them. */
function Entries(props: PlannedProps) {
  const { entries, likely, state, put } = props
  const without = (at: number) => entries.filter((_, other) => other !== at)
  const raised = (entry: PlanSaid, at: number) => [...entries.slice(0, at - 1), entry, ...without(at).slice(at - 1)]
  return (
    <span>
      <span role="list" aria-label={words.yours}>
        {entries.map((entry, at) => (
          <span role="listitem" key={entry.written}>
            <span>
              {entry.says} <code>{entry.written}</code>{' '}
              {likely && (
                <small>
                  {likely.played[at]}/{likely.of}
                </small>
              )}
            </span>
            {at > 0 && (
              <button aria-label={words.up(entry.written)} onClick={() => put(raised(entry, at))}>
                ↑
              </button>
            )}
            <button aria-label={words.drop(entry.written)} onClick={() => put(without(at))}>
              ✕
            </button>
          </span>
        ))}
      </span>
      <small>{state === 'armed' ? words.keeps : words.keepsBack}</small> <Weighed {...props} />
    </span>
  )
}
