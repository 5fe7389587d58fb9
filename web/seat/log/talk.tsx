import type { Envelope } from '../../../schema/wire/envelope.ts'
import { SAY_LENGTH } from '../../../schema/wire/limits.ts'
import { nameAt } from '../names.ts'
import type { LogKit, LogProps } from './state.ts'

/** What was said and what may be: in a silent match its phrases, and nothing else. */
export function Talk({ kit, state, acts }: LogProps) {
  const { words, told } = kit
  const { said, phrases, table, result, seat, own } = state.envelope
  const free = seat !== null && !own?.guest && (table.talk === 'free' || result !== null)
  if (said.length + phrases.length === 0 && !free) return null
  return (
    <details open={said.length > 0 || result !== null}>
      <summary>{words.say}</summary>
      <Said kit={kit} envelope={state.envelope} />
      <form onSubmit={event => sayFrom(event, acts.say)}>
        {phrases.map(text => (
          <button type="button" onClick={() => void acts.say(text)}>
            {told.phrase(text)}
          </button>
        ))}
        {free && (
          <>
            <input name="text" maxLength={SAY_LENGTH} aria-label={words.say} autocomplete="off" />
            <button>{words.send}</button>
          </>
        )}
      </form>
    </details>
  )
}

interface SaidProps {
  readonly kit: LogKit
  readonly envelope: Envelope
  readonly newest?: number
}

/** Who said what, as far as it is kept. */
export function Said({ kit: { words, told }, envelope, newest = envelope.said.length }: SaidProps) {
  const { said, seat } = envelope
  return (
    <>
      {said.slice(Math.max(0, said.length - newest)).map(({ seat: other, text, phrase }) => (
        <p>
          <b>{other === seat ? words.you : nameAt(envelope, other)}</b> {phrase ? told.phrase(text) : <bdi>{text}</bdi>}
        </p>
      ))}
    </>
  )
}

/** What was written stays there until it has been said. */
async function sayFrom(event: Event, say: LogProps['acts']['say']): Promise<void> {
  event.preventDefault()
  const field = (event.currentTarget as HTMLFormElement).elements.namedItem('text') as HTMLInputElement
  const written = field.value
  const text = written.trim()
  if (text && (await say(text)) && field.value === written) field.value = ''
}
