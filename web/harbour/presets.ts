import type { Options, Preset, Setting } from '../../engine/game.ts'
import { asked, type Fields } from './fields.ts'
import type { HarbourView } from './state.ts'

/** The name of the field that chooses a preset; it is not sent. */
export const PRESET = 'preset'

/** The presets that those at this table may choose. */
export function open({ presets, settings }: HarbourView['game'], fields: Fields): readonly Preset[] {
  return presets.filter(({ options }) => {
    const { options: chosen = {} } = asked({ ...fields, ...asFields(settings, options) }, settings)
    return Object.entries(options).every(([name, value]) => chosen[name] === value)
  })
}

/** The preset that has been chosen, one by one or as a whole; none where it is a mixture of the host's own. */
export function chosen({ presets, settings }: HarbourView['game'], fields: Fields): Preset | undefined {
  const { options: own = {} } = asked(fields, settings)
  return presets.find(({ options }) =>
    named(presets, settings).every(({ name, default: usual }) => (own[name] ?? usual) === (options[name] ?? usual))
  )
}

/** The form with a preset chosen; what presets say nothing of stays as it is. */
export function withPreset({ presets, settings }: HarbourView['game'], fields: Fields): Fields {
  const preset = presets.find(({ name }) => name === fields[PRESET])
  if (!preset) return fields
  return { ...fields, ...asFields(named(presets, settings), preset.options) }
}

function named(presets: readonly Preset[], settings: readonly Setting[]): readonly Setting[] {
  return settings.filter(({ name }) => presets.some(({ options }) => name in options))
}

function asFields(settings: readonly Setting[], options: Options): Fields {
  return Object.fromEntries(
    settings.map(({ name, default: usual }) => [`option.${name}`, `${options[name] ?? usual}`] as const)
  )
}
