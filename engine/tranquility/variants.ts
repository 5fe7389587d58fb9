import type { Options } from '../game.ts'
import type { SeaName } from './sea/seas.ts'
import type { Rule } from './core/rule.ts'
import type { TableKind } from './core/state.ts'
import { competitive } from './modules/competitive/rule.ts'
import { dayNight } from './modules/day_night/rule.ts'
import { discard } from './modules/discard/rule.ts'
import { explorers } from './modules/explorers/rule.ts'
import { finish } from './modules/finish/rule.ts'
import { islands } from './modules/islands/rule.ts'
import { jokers } from './modules/jokers/rule.ts'
import { start } from './modules/start/rule.ts'

/** The names of the variants. */
export const VARIANT_NAMES = ['standard', 'high_arch', 'pyramid', 'day_night', 'competitive'] as const
export type VariantName = (typeof VARIANT_NAMES)[number]

/** A variant of the game: its sea, its kind of table if not the usual one, and the rules that it always has. */
export interface Variant {
  readonly sea: SeaName
  readonly table?: TableKind
  /** The numbers of seats that may play it; left out if the game's own numbers hold. */
  readonly seats?: readonly number[]
  readonly rules: readonly Rule[]
}

/** Each variant by name (RULES.md, 9.1 to 9.4). */
export const VARIANTS: { readonly [name in VariantName]: Variant } = {
  standard: { sea: 'standard', rules: [discard, islands, start, finish] },
  high_arch: { sea: 'high_arch', rules: [discard, islands, finish] },
  pyramid: { sea: 'pyramid', rules: [discard, islands, finish, explorers, jokers] },
  day_night: { sea: 'standard', rules: [discard, islands, start, finish, dayNight] },
  competitive: { sea: 'standard', table: 'against', seats: [2], rules: [discard, islands, competitive] }
}

/** The names of the variants that seats play together, not against each other. */
export const COOPERATIVE_VARIANT_NAMES = VARIANT_NAMES.filter(name => VARIANTS[name].table !== 'against')

/** The name of the variant that the options choose; `standard` if they name none. */
export function variantNameOf({ variant }: Options): VariantName {
  return VARIANT_NAMES.find(name => name === variant) ?? 'standard'
}
