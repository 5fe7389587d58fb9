import { ADDRESS_LENGTH, ZONE_LENGTH } from '../../schema/wire/limits.ts'
import type { HarbourWords } from '../words/en/harbour.ts'
import { isolated } from '../words/isolated.ts'
import { LANGUAGE_NAMES } from '../words/languages.ts'
import { Cat } from '../cat.tsx'
import { catAt } from './crew.ts'
import { type Fields, players } from './fields.ts'
import { Field, NAMED, wrong } from './field.tsx'
import type { FormProps } from './form.tsx'

const EXTRAS = ['address', 'language', 'zone'] as const

/** One seat: who sits there, and folded away where and how they are told. */
export function SeatFields({ words, state, seat }: Omit<FormProps, 'acts'> & { seat: number }) {
  const { fields, scripted } = state
  const cat = catAt(fields, seat)
  const isCat = cat !== null
  return (
    <li hidden={scripted && seat >= players(fields)}>
      {!(scripted && isCat) && <Person {...{ words, state, seat }} />}
      {!(scripted && seat === 0 && fields.mine === '1') && (
        <label class="cats">
          <input type="checkbox" name={`cat${seat}`} value="1" checked={isCat} />
          <span>
            {words.form.cat(isCat && scripted ? cat : null)} {isCat && <small>{words.form.catHint}</small>}
          </span>
          <Cat />
        </label>
      )}
    </li>
  )
}

function Person({ words, state, seat }: Pick<FormProps, 'words' | 'state'> & { seat: number }) {
  const { fields } = state
  return (
    <>
      <Field {...{ words, state }} name={`name${seat}`} label={nameLabel(words, fields, seat)} typed={NAMED} />
      <details open={EXTRAS.some(what => wrong(words, state, `${what}${seat}`)) || undefined}>
        <summary>
          {told(fields, seat) || words.form.more}
          <span class="unseen">
            {' '}
            {words.form.moreOf(isolated(fields[`name${seat}`] ?? '') || words.form.nameOf(seat + 1))}
          </span>
        </summary>
        <Field
          {...{ words, state }}
          name={`address${seat}`}
          label={words.form.address}
          hint={words.form.addressHint}
          typed={ADDRESS}
        />
        <LanguageField {...{ words, state, seat }} />
        <Field
          {...{ words, state }}
          name={`zone${seat}`}
          label={words.form.zone}
          typed={{ maxLength: ZONE_LENGTH, list: 'zones', placeholder: fields.zone, spellcheck: false }}
        />
      </details>
    </>
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

const ADDRESS = { type: 'email', maxLength: ADDRESS_LENGTH, spellcheck: false } as const

function LanguageField({ words, state: { fields }, seat }: Pick<FormProps, 'words' | 'state'> & { seat: number }) {
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
