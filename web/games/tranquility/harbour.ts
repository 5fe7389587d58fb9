import type { Sign } from '../harbour.ts'
import type { Harbour } from './modules/said.ts'
import { each, type Said } from './words/index.ts'

/** What the harbour says of the game and of its modules. */
export function signIn({ harbour, modules }: Said): Sign {
  const all: readonly Harbour[] = [harbour, ...Object.values(each(modules, 'harbour'))]
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
