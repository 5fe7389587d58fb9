import type { Options } from '../game.ts'
import type { SeaName } from './sea/seas.ts'
import type { RuleName } from './core/slices.ts'
import type { TableName } from './core/state.ts'

export const VARIANT_NAMES = ['standard', 'high_arch', 'pyramid', 'day_night', 'competitive'] as const
export type VariantName = (typeof VARIANT_NAMES)[number]

/** A way to play: the sea, the table where it isn't the usual one, and the rules that it always has. */
export interface Variant {
  readonly sea: SeaName
  readonly table?: TableName
  readonly rules: readonly RuleName[]
}

export const VARIANTS: { readonly [name in VariantName]: Variant } = {
  standard: { sea: 'standard', rules: ['discard', 'islands', 'start', 'finish'] },
  high_arch: { sea: 'high_arch', rules: ['discard', 'islands', 'finish'] },
  pyramid: { sea: 'pyramid', rules: ['discard', 'islands', 'finish', 'explorers', 'jokers'] },
  day_night: { sea: 'standard', rules: ['discard', 'islands', 'start', 'finish', 'day_night'] },
  competitive: { sea: 'standard', table: 'against', rules: ['discard', 'islands', 'competitive'] }
}

export function variantOf({ variant }: Options): VariantName {
  return VARIANT_NAMES.find(name => name === variant) ?? 'standard'
}
