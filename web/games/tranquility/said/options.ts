import type { Options } from '../../../../engine/game.ts'

/*
 * What the text of the rules asks of a set-up, in any language.
 */

export function isVariant({ variant = 'standard' }: Options): boolean {
  return variant !== 'standard'
}

/** Whether a Start is played. */
export function hasStart({ variant = 'standard' }: Options): boolean {
  return variant === 'standard' || variant === 'day_night'
}

/** The last cell of a row and the first of the next one, as an example. */
export function rowEnd({ variant }: Options): readonly [last: string, first: string] {
  if (variant === 'high_arch') return ['g4', 'a5']
  return variant === 'pyramid' ? ['k1', 'b2'] : ['f1', 'a2']
}
