import { day } from './day.ts'
import type { HostProps } from './link.tsx'
import type { HostSeat } from './state.ts'

type Props = HostProps & { seat: HostSeat }

/** What the seat was told last, by which way, and what came of it. */
export function Told(props: Props) {
  const [newest] = sentences(props)
  return newest ? <p class={newest.isCalm ? 'soft' : 'warn'}>{newest.text}</p> : null
}

/** And before that. */
export function Older(props: Props) {
  const [, ...older] = sentences(props)
  if (older.length === 0) return null
  return (
    <details class="step">
      <summary>{props.words.told.heading}</summary>
      <ul>
        {older.map(({ text, isCalm }) => (
          <li class={isCalm ? 'soft' : 'warn'}>{text}</li>
        ))}
      </ul>
    </details>
  )
}

function sentences({ words: { told }, state: { view }, seat }: Props) {
  return seat.told.map(({ way, about, at, state }) => {
    const said = told.states[state](day(at ?? view.now, view.language))
    return { isCalm: ['sent', 'withheld'].includes(state), text: `${told.ways[way]}, ${told.abouts[about]}: ${said}` }
  })
}
