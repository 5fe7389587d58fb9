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

/** A way to play: its sea, its table where it isn't the usual one, and the rules that it always has. */
export interface Variant {
  readonly sea: SeaName
  readonly table?: TableKind
  /** How many may play it, where that isn't as usual. */
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

/** The names of the variants in which nobody plays against anybody. */
export const COOPERATIVE_VARIANTS = VARIANT_NAMES.filter(name => VARIANTS[name].table !== 'against')

/** The variant that the options choose. */
export function variantOf({ variant }: Options): VariantName {
  return VARIANT_NAMES.find(name => name === variant) ?? 'standard'
}
