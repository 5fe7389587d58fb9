import * as z from 'zod'

/** One match that follows another with the same people, as either of them knows the other. */
export const succession = z.object({
  match: z.string(),
  at: z.number(),
  /** Who opened it: a seat, or the host. */
  seat: z.number().nullable(),
  /** Of each seat, with the link of which generation somebody sat there and has the same seat again; null for nobody. */
  generations: z.array(z.number().nullable()),
  /** The first of all matches that followed each other; those opened before it was kept name the one before. */
  first: z.string().exactOptional(),
  /** Of each seat whose holder never visited the match before, when it was last told something there or earlier. */
  unvisited: z.array(z.number().nullable()).exactOptional()
})
export type Succession = z.output<typeof succession>
