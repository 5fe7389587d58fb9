import { ADDRESS_LENGTH, NAME_LENGTH, ZONE_LENGTH } from '../../schema/wire/limits.ts'
import type { HarbourWords } from '../words/en/harbour.ts'
import { LANGUAGE_NAMES } from '../words/languages.ts'
import { type Fields, players } from './fields.ts'
import type { FormProps } from './form.tsx'
import type { State } from './state.ts'

const EXTRAS = ['address', 'language', 'zone'] as const

/** One seat: who sits there, and folded away where and how they are told. */
export function SeatFields({ words, state, seat }: FormProps & { seat: number }) {
  const { fields, scripted } = state
  return (
    <li hidden={scripted && seat >= players(fields)}>
      <Field what="name" label={nameLabel(words, fields, seat)} {...{ words, state, seat }} />
      <details open={EXTRAS.some(what => wrong(words, state, `${what}${seat}`)) || undefined}>
        <summary>
          {told(fields, seat) || words.form.more}
          <span class="unseen"> {words.form.moreOf(fields[`name${seat}`] || words.form.nameOf(seat + 1))}</span>
        </summary>
        <Field what="address" label={words.form.address} hint={words.form.addressHint} {...{ words, state, seat }} />
        <LanguageField {...{ words, state, seat }} />
        <Field what="zone" label={words.form.zone} {...{ words, state, seat }} />
      </details>
    </li>
  )
}

function nameLabel(words: HarbourWords, fields: Fields, seat: number): string {
  const isMine = fields.mine === '1'
  if (seat === 0 && isMine) return words.form.yourName
  return seat === 1 && isMine && players(fields) === 2 ? words.form.friendName : words.form.nameOf(seat + 1)
}

// What is filled in shows on the folded line, so that nothing has to be opened to be remembered.
function told(fields: Fields, seat: number): string {
  const [address, language, zone] = EXTRAS.map(what => fields[`${what}${seat}`])
  const named = language && language !== fields.language ? LANGUAGE_NAMES[language as keyof typeof LANGUAGE_NAMES] : ''
  return [address, named, zone].filter(Boolean).join(' · ')
}

interface FieldProps {
  readonly words: HarbourWords
  readonly state: State
  readonly seat: number
  readonly what: 'name' | 'address' | 'zone'
  readonly label: string
  readonly hint?: string
}

const TYPED = {
  name: { maxLength: NAME_LENGTH, autoCapitalize: 'words' },
  address: { type: 'email', maxLength: ADDRESS_LENGTH },
  zone: { maxLength: ZONE_LENGTH, list: 'zones' }
} as const

function Field({ words, state, seat, what, label, hint }: FieldProps) {
  const name = `${what}${seat}`
  const problem = wrong(words, state, name)
  const said = problem ?? hint
  return (
    <div class="field">
      <label>
        {label}
        <input
          name={name}
          value={state.fields[name] ?? ''}
          placeholder={what === 'zone' ? state.fields.zone : undefined}
          autoComplete="off"
          spellcheck={false}
          aria-invalid={!!problem}
          aria-describedby={said && `${name}-said`}
          {...TYPED[what]}
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

function LanguageField({ words, state: { fields }, seat }: Pick<FieldProps, 'words' | 'state' | 'seat'>) {
  return (
    <label>
      {words.form.language}
      <select name={`language${seat}`} value={fields[`language${seat}`] || fields.language}>
        {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
          <option value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What is wrong with a field that the Worker has named, seen from what was typed into it. */
function wrong(words: HarbourWords, { fields, failing }: State, name: string): string | undefined {
  if (!failing?.fields.includes(name)) return undefined
  const typed = (fields[name] ?? '').trim()
  if (name.startsWith('address')) return words.wrong.ADDRESS
  if (name.startsWith('zone')) return words.wrong.ZONE
  if (!typed) return words.wrong.NAME_MISSING
  return typed.length > NAME_LENGTH ? words.wrong.NAME_LONG : words.wrong.NAME_SIGNS
}
