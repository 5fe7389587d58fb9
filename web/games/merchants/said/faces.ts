import { FACES } from '../../../../engine/merchants/map/terrain.ts'

/** What a face of the die names, counted from 1. */
export function faceOf(face: number): string {
  return FACES[face - 1] ?? ''
}
