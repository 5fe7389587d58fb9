import { NAME_LENGTH } from '../../schema/wire/limits.ts'
import type { JSX } from 'preact'
import type { HarbourWords } from '../words/en/harbour.ts'
import type { State } from './state.ts'

interface FieldProps {
  readonly words: HarbourWords
  readonly state: State
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** What else its input is told. */
  readonly typed: JSX.IntrinsicElements['input']
}

/** Something to be typed, with what it is for, or what is wrong with it. */
export function Field({ words, state, name, label, hint, typed }: FieldProps) {
  const problem = wrong(words, state, name)
  const said = problem ?? hint
  return (
    <div class="field">
      <label>
        {label}
        <input
          name={name}
          value={state.fields[name] ?? ''}
          autoComplete="off"
          aria-invalid={!!problem}
          aria-describedby={said && `${name}-said`}
          {...typed}
        />
      </label>
      {said && (
        <small id={`${name}-said`} class={problem && 'warn'}>
          {said}
        </small>
      )}
    </div>
  )
}

export const NAMED = { maxLength: NAME_LENGTH, autoCapitalize: 'words', spellcheck: false } as const

/** What is wrong with a field that the Worker has named, seen from what was typed into it. */
export function wrong(words: HarbourWords, { fields, failing }: State, name: string): string | undefined {
  if (!failing?.fields.includes(name)) return undefined
  const typed = (fields[name] ?? '').trim()
  if (name === 'greeting') return words.wrong.GREETING
  if (name.startsWith('address')) return words.wrong.ADDRESS
  if (name.startsWith('zone')) return words.wrong.ZONE
  if (!typed) return name === 'host' ? words.wrong.HOST_MISSING : words.wrong.NAME_MISSING
  return typed.length > NAME_LENGTH ? words.wrong.NAME_LONG : words.wrong.NAME_SIGNS
}
