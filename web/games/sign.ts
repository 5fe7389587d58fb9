import type { Options } from '../../engine/game.ts'

/** What the harbour says of a game: its name, what it is, how it looks half played, and words for each setting that a host may choose. */
export interface Sign {
  readonly title: string
  readonly sentence: string
  readonly picture: string
  readonly settings: {
    readonly [setting: string]: {
      readonly label: string
      /** What it changes, where its label does not say so. */
      readonly hint?: string
      /** The same for one value. */
      readonly says?: { readonly [value: string]: string }
      readonly values: { readonly [value: string]: string }
    }
  }
}

/** The words for one value of a setting. */
export function valueWords(sign: Sign, setting: string, value: Options[string]): string {
  return sign.settings[setting]?.values[`${value}`] ?? `${value}`
}
