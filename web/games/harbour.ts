import type { Options } from '../../engine/game.ts'

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
