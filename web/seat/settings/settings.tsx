import type { ComponentChildren } from 'preact'
import type { Language } from '../../../schema/languages.ts'
import type { Own } from '../../../schema/wire/envelope.ts'
import type { Delivered } from '../../../schema/wire/told.ts'
import type { SettingsWords } from '../../words/en/settings.ts'
import { LANGUAGE_NAMES } from '../../words/languages.ts'
import type { Api } from '../api.ts'
import { Choice } from './choice.tsx'
import { Form } from './form.tsx'
import { SilenceField } from './silence.tsx'
import { hoursIn, HoursFields, Receipts } from './told.tsx'

interface SettingsProps {
  readonly own: Own
  readonly words: SettingsWords
  readonly api: Api
  readonly language: Language
  /** How it is told, as far as that could be asked. */
  readonly delivered: Delivered | undefined
  /** Where else it is told. */
  readonly reach: ComponentChildren
  /** Asks that again. */
  readonly refresh: () => Promise<void>
}

/** Language, zone, when actions settle, where mail goes, and when. */
export function Settings({ own, words, api, language, delivered, reach, refresh }: SettingsProps) {
  async function saveProfile(data: FormData) {
    const chosen = data.get('language')
    const answer = await api('PUT', 'profile', {
      language: chosen,
      zone: data.get('zone'),
      settleAtOnce: data.has('atOnce'),
      silence: data.get('silence')
    })
    if (answer.ok && chosen !== own.language) location.reload()
    return answer
  }
  async function tell(body: object) {
    const answer = await api('PUT', 'delivery', body)
    await refresh()
    return answer
  }
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
        <SilenceField own={own} words={words.silence} />
      </Form>
      <Form title={words.mail} words={words} save={data => tell({ address: data.get('address') || null })}>
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
      {reach}
      {delivered && (
        <>
          <Form
            title={words.told.heading}
            words={words}
            save={data => tell(hoursIn(name => `${data.get(name) ?? ''}`))}
          >
            <HoursFields hours={delivered.hours} words={words.told} />
          </Form>
          <section>
            <Receipts {...delivered} words={words.told} language={language} zone={own.zone} />
          </section>
        </>
      )}
    </>
  )
}

// The seat's own and the device's first; not every browser of ours can list the others.
function zones(own: string): string[] {
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : []
  return [...new Set([own, Intl.DateTimeFormat().resolvedOptions().timeZone, 'UTC', ...known])]
}
