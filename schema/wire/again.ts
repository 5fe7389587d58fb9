import * as z from 'zod'
import { plain } from '../plain.ts'
import { gameName, optionsAsked } from './opening.ts'
import { PACES } from './paces.ts'

/** Another match with the people of one that is over. What is not said is as it was. */
export const again = plain(
  z.strictObject({
    game: gameName.optional(),
    options: optionsAsked.optional(),
    pace: z.enum(PACES).optional()
  })
)
export type Again = z.output<typeof again>

/** Where somebody goes on who sat at a match that is over: their own link to the one after it, if they have a place there. */
export interface Onward {
  readonly match: string
  readonly link: string | null
}
