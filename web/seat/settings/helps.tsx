import type { SettingsWords } from '../../words/en/settings.ts'
import { HELPS, isWanted, want } from '../hints/kept.ts'

interface HelpsProps {
  readonly words: SettingsWords
  readonly game: string
  readonly help: () => Promise<void>
}

/** Whether this device gives hints, and says what may be doubted. */
export function Helps({ words, game, help }: HelpsProps) {
  return (
    <>
      {HELPS.map(one => (
        <label class="tick">
          <input
            type="checkbox"
            defaultChecked={isWanted(one, game)}
            onChange={({ currentTarget }) => {
              want(one, currentTarget.checked)
              void help()
            }}
          />{' '}
          {words.helps[one]}
        </label>
      ))}
    </>
  )
}
