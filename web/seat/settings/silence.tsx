import { SILENCES } from '../../../schema/wire/silences.ts'
import type { Own } from '../../../schema/wire/envelope.ts'
import type { SettingsWords } from '../../words/en/settings.ts'
import { Choice } from './choice.tsx'

/** What happens when the seat stays silent. */
export function SilenceField({ own, words }: { own: Own; words: SettingsWords['silence'] }) {
  return (
    <>
      <label>
        {words.heading}
        <Choice
          name="silence"
          chosen={own.silence ?? 'wait'}
          options={SILENCES.map(silence => [silence, words[silence]])}
        />
      </label>
      <small>{words.hint}</small>
    </>
  )
}
