import type { ComponentChildren } from 'preact'
import type { Language } from '../../../schema/languages.ts'
import type { Own } from '../../../schema/wire/envelope.ts'
import type { Delivered } from '../../../schema/wire/told.ts'
import type { SettingsWords } from '../../words/en/settings.ts'
import type { Api } from '../api.ts'
import { Form } from './form.tsx'
import { ProfileFields, profileIn } from './profile.tsx'
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
    const asked = { ...profileIn(name => `${data.get(name) ?? ''}`), silence: data.get('silence') }
    const answer = await api('PUT', 'profile', asked)
    if (answer.ok && asked.language !== own.language) location.reload()
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
        <ProfileFields own={own} words={words} />
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
