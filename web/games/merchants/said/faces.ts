import { DIE_FACES } from '../../../../engine/merchants/map/terrain.ts'

/** What a face of the die names, counted from 1. */
export function faceOf(face: number): string {
  return DIE_FACES[face - 1] ?? ''
}
