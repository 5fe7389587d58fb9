import * as z from 'zod'
import { name } from './fields.ts'

/** The seat's holder lets somebody else play by a link of their own, to the end of a day in the seat's zone. */
export const lend = z.strictObject({ to: name, day: z.iso.date() })
export type Lend = z.output<typeof lend>

/** To whom, up to which day in the seat's zone, and when that ends. */
export const loan = z.object({ to: z.string(), day: z.iso.date(), until: z.number() })
export type Loan = z.output<typeof loan>

/** What its holder is shown of it: the guest's link as well, as long as it is lent. */
export interface Lending {
  readonly loan: (Loan & { readonly link: string }) | null
}
