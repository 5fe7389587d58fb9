import type { Options } from '../../engine/game.ts'
import { each } from './each.ts'
import type { Harbour } from './said.ts'

/** What the harbour says of a game: its name, what it is, how it looks half played, and words for whatever a host may choose. */
export interface Sign {
  readonly title: string
  readonly sentence: string
  readonly picture: string
  /** What each preset is called. */
  readonly presets: { readonly [preset: string]: string }
  readonly settings: {
    readonly [setting: string]: {
      readonly label: string
      /** What it changes, where its label does not say so. */
      readonly hint?: string
      /** The same for one value. */
      readonly says?: { readonly [value: string]: string }
      readonly values: { readonly [value: string]: string }
      /** Its values say what they are about without its label. */
      readonly plain?: true
    }
  }
}

/** What a game says of itself and of its modules in one language. */
interface Told {
  readonly harbour: Omit<Sign, 'presets' | 'settings'> & Harbour
  readonly modules: object
}

/** What the harbour says of a game and of its modules. */
export function signIn({ harbour, modules }: Told): Sign {
  const all: readonly Harbour[] = [harbour, ...Object.values<Harbour>(each(modules, 'harbour'))]
  const settings: Record<string, Sign['settings'][string]> = {}
  for (const part of all)
    for (const [name, setting] of Object.entries(part.settings)) {
      const { values, says, label = name, ...others } = { ...settings[name], ...setting }
      settings[name] = {
        ...others,
        label,
        values: { ...settings[name]?.values, ...values },
        ...(says && { says: { ...settings[name]?.says, ...says } })
      }
    }
  return { ...harbour, presets: Object.assign({}, ...all.map(({ presets }) => presets)), settings }
}

/** The words for one value of a setting. */
export function valueWords(sign: Sign, setting: string, value: Options[string]): string {
  return sign.settings[setting]?.values[`${value}`] ?? `${value}`
}

/** What isn't as usual in a set-up; '' where everything is. */
export function setupWords(sign: Sign, options: Options, asSet: (label: string, value: string) => string): string {
  const changed = Object.entries(options).map(([setting, value]) => {
    const { label = setting, plain } = sign.settings[setting] ?? {}
    if (value === true) return label
    const chosen = valueWords(sign, setting, value)
    return plain ? chosen : asSet(label, chosen)
  })
  return changed.join(' · ')
}
