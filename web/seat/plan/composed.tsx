import type { ComponentChildren } from 'preact'
import type { Foretold } from '../../../schema/wire/plan.ts'
import { words } from '../../words/en/plan.ts'

interface ComposedProps {
  /** What the taps amount to, in words and, with all before it, as it is typed. */
  readonly text: ComponentChildren
  readonly written: string
  /** Leads on to the next line; absent where none can follow. */
  readonly lead?: (() => void) | undefined
}

/** A line that is being put together, behind those that stand. */
export function Composed({ text, written, lead }: ComposedProps) {
  const says = (
    <>
      <b>{words.composing}</b> {text} {written && <code>{written}</code>}
    </>
  )
  if (!lead) return says
  return (
    <span class="composed">
      <span>{says}</span>
      <button onClick={lead}>{words.andThen}</button>
    </span>
  )
}

interface LedProps {
  readonly last: Foretold
  /** Arms it as it stands; absent where that has its place in the bar. */
  readonly arm?: (() => void) | undefined
  readonly label: string
}

/** A turn that goes on: what it is so far, what that would have brought about, and what can be done now. */
export function Led({ last: { entry, happens, choices }, arm, label }: LedProps) {
  return (
    <span class="composed">
      <span>
        <b>{words.composing}</b> {entry.says}. {happens.length > 0 && <small>{words.byThen(happens)}</small>}
        <small>{choices.length > 0 ? words.goOn : words.unseen}</small>
      </span>
      {arm && (
        <button class="go" onClick={arm}>
          {label}
        </button>
      )}
    </span>
  )
}
