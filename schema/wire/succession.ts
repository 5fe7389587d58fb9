import * as z from 'zod'

/** One match that follows another with the same people, as either of them knows the other. */
export const succession = z.object({
  match: z.string(),
  at: z.number(),
  /** Who opened it: a seat, or the host. */
  seat: z.number().nullable(),
  /** Of each seat, with the link of which generation somebody sat there and has the same seat again; null for nobody. */
  generations: z.array(z.number().nullable())
})
export type Succession = z.output<typeof succession>
