import type { Options } from '../../../../engine/game.ts'

/** Whether a match needs more than the base game. */
export function isBeyond({ variant = 'standard', rocks, monsters, storms, wilds }: Options): boolean {
  return variant !== 'standard' || !!rocks || !!monsters || !!storms || !!wilds
}
