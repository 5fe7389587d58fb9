import type { Language } from '../../schema/languages.ts'

/** Each language as its own speakers call it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', de: 'Deutsch' }

/** One for each language. */
export type InEach<Value> = Readonly<Record<Language, Value>>

/** What is made of each language's words. */
export function inEach<Said, Made>(
  languages: InEach<Said>,
  make: (said: Said, language: Language) => Made
): InEach<Made> {
  const names = Object.keys(languages) as Language[]
  return Object.fromEntries(names.map(name => [name, make(languages[name], name)])) as InEach<Made>
}
