import type { Own } from '../../../schema/wire/envelope.ts'
import type { SettingsWords } from '../../words/en/settings.ts'
import { LANGUAGE_NAMES } from '../../words/languages.ts'
import type { Api } from '../api.ts'
import { Form } from './form.tsx'

interface SettingsProps {
  readonly own: Own
  readonly words: SettingsWords
  readonly api: Api
}

/** Language, zone, when actions settle, and where mail goes. */
export function Settings({ own, words, api }: SettingsProps) {
  async function saveProfile(data: FormData) {
    const language = data.get('language')
    const answer = await api('PUT', 'profile', { language, zone: data.get('zone'), settleAtOnce: data.has('atOnce') })
    if (answer.ok && language !== own.language) location.reload()
    return answer
  }
  const saveAddress = (data: FormData) => api('PUT', 'delivery', { address: data.get('address') || null })
  return (
    <>
      <Form title={words.settings} words={words} save={saveProfile}>
        <label>
          {words.language}
          <Choice name="language" chosen={own.language} options={Object.entries(LANGUAGE_NAMES)} />
        </label>
        <label>
          {words.zone}
          <Choice
            name="zone"
            chosen={own.zone}
            options={zones(own.zone).map(zone => [zone, zone.replaceAll('_', ' ')])}
          />
        </label>
        <label class="tick">
          <input type="checkbox" name="atOnce" defaultChecked={own.settleAtOnce} /> {words.settleAtOnce}
        </label>
      </Form>
      <Form title={words.mail} words={words} save={saveAddress}>
        <input
          name="address"
          type="email"
          autocomplete="email"
          aria-label={words.mail}
          defaultValue={own.mail?.address ?? ''}
        />
        {own.mail && <p>{words.mailStates[own.mail.state]}</p>}
        <small>{words.mailHint}</small>
      </Form>
    </>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly chosen: string
  readonly options: readonly (readonly [value: string, text: string])[]
}

function Choice({ name, chosen, options }: ChoiceProps) {
  return (
    <select name={name}>
      {options.map(([value, text]) => (
        <option value={value} selected={value === chosen}>
          {text}
        </option>
      ))}
    </select>
  )
}

// The seat's own and the device's first; not every browser of ours can list the others.
function zones(own: string): string[] {
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : []
  return [...new Set([own, Intl.DateTimeFormat().resolvedOptions().timeZone, 'UTC', ...known])]
}
