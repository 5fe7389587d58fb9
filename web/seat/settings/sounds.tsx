import { lazy } from '../../lazy.ts'
import type { SettingsWords } from '../../words/en/settings.ts'
import { areSoundsWanted, wantSounds } from '../sounds/wanted.ts'

/** Whether this device is to be heard, which it alone keeps. */
export function Sounds({ words }: { words: SettingsWords }) {
  return (
    <label class="tick">
      <input type="checkbox" defaultChecked={areSoundsWanted()} onChange={choose} /> {words.sounds}
    </label>
  )
}

/** Switched on, it can be heard at once how soft they are. */
async function choose({ currentTarget }: Event): Promise<void> {
  const { checked } = currentTarget as HTMLInputElement
  wantSounds(checked)
  if (!checked) return
  const { play } = await lazy(() => import('../sounds/sounds.ts'))
  await play('turn')
}
