/** A cloud: the points of a jump from it, and how many dice are rolled on it. */
export type Cloud = { readonly points: number; readonly dice: number }

/** All clouds from the lowest up (ruling 1). */
export const CLOUDS: readonly Cloud[] = [
  { points: 1, dice: 2 },
  { points: 2, dice: 2 },
  { points: 4, dice: 2 },
  { points: 6, dice: 3 },
  { points: 9, dice: 3 },
  { points: 12, dice: 3 },
  { points: 15, dice: 4 },
  { points: 20, dice: 4 },
  { points: 25, dice: 0 }
]

/** The number of the lowest cloud: clouds are counted from 1. */
export const LOWEST_CLOUD_NUMBER = 1
/** The number of the highest cloud. */
export const TOP_CLOUD_NUMBER = CLOUDS.length

/** The cloud with the given number. */
export function cloudAt(cloudNumber: number): Cloud {
  const found = CLOUDS[cloudNumber - 1]
  if (!found) throw new Error(`Cannot find cloud "${cloudNumber}" of ${TOP_CLOUD_NUMBER}`)
  return found
}
