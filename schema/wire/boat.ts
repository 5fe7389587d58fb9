import * as z from 'zod'
import { secretKey } from './fields.ts'

/*
 * A boat carries the links of somebody's seats from device to device. It has a private link of its own, belongs to nobody
 * who would have to say who they are, and knows nothing else.
 */

/** More than that are sent in several requests. */
export const MOST_AT_ONCE = 20
/** What one boat carries. */
export const MOST_CARRIED = 200

const LINK_LENGTH = 39
const GAME_LENGTH = 40
/** Of a host's link it is the names of all seats. */
const NAMES_LENGTH = 200

const link = z.string().max(LINK_LENGTH)

/** A link to a seat, or a host's, with what a list says of it while its match cannot be asked. */
export const carried = z.strictObject({
  link,
  game: z.string().max(GAME_LENGTH),
  name: z.string().max(NAMES_LENGTH)
})
export type Carried = z.output<typeof carried>

/** A boat is made under a key, so that a lost answer makes no second one. */
export const makeBoat = z.strictObject({ key: secretKey })
export type MakeBoat = z.output<typeof makeBoat>

/** What a device has that is new to the boat, and what was forgotten there. */
export const boatChange = z.strictObject({
  keep: z.array(carried).max(MOST_AT_ONCE).default([]),
  drop: z.array(link).max(MOST_AT_ONCE).default([])
})
export type BoatChange = z.output<typeof boatChange>

/** To the confirmed address of one of the seats that it carries. */
export const sendBoat = z.strictObject({ to: link })
export type SendBoat = z.output<typeof sendBoat>

/** What a boat carries, as a device lists it; `seat` is null for a host's link. */
export interface Boat {
  /** The whole address of its own link. */
  readonly link: string
  readonly seats: readonly (Carried & { readonly match: string; readonly seat: number | null })[]
}
