import * as z from 'zod'

/** The link of a seat is lost: said by whoever lost it, at a door that everybody has, or by another seat. */
export const missing = z.strictObject({ seat: z.number().int().min(0).max(31) })
export type Missing = z.output<typeof missing>

/** A seat says that a new link for another is to be made, or that it is not. */
export const vouch = z.strictObject({ ...missing.shape, vouch: z.boolean() })
export type Vouch = z.output<typeof vouch>

/** How it stands with a seat whose link is said to be lost. */
export interface Missed {
  readonly askedAt: number
  /** The seats that vouch for it, and how many must. */
  readonly vouches: readonly number[]
  readonly needed: number
  /** From when on they are enough; null where that is at once. */
  readonly from: number | null
}
