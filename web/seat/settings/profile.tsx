import type { Own } from '../../../schema/wire/envelope.ts'
import type { SettingsWords } from '../../words/en/settings.ts'
import { LANGUAGE_NAMES } from '../../words/languages.ts'
import { Choice } from './choice.tsx'

interface ProfileProps {
  readonly own: Own
  readonly words: SettingsWords
}

/** Language, zone, and when actions settle, to be filled in; `profileIn` reads it. */
export function ProfileFields({ own, words }: ProfileProps) {
  return (
    <>
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
        <input type="checkbox" name="atOnce" value="1" defaultChecked={own.settleAtOnce} /> {words.settleAtOnce}
      </label>
    </>
  )
}

type ProfileField = 'language' | 'zone' | 'atOnce'

/** What was filled in there, to be checked like everything that is sent. */
export function profileIn(field: (name: ProfileField) => string) {
  return { language: field('language'), zone: field('zone'), settleAtOnce: field('atOnce') !== '' }
}

// The seat's own and the device's first; not every browser of ours can list the others.
function zones(own: string): string[] {
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : []
  return [...new Set([own, Intl.DateTimeFormat().resolvedOptions().timeZone, 'UTC', ...known])]
}
