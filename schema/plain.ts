import * as z from 'zod'
import { isWritableAsCanonicalJson } from '../engine/canonical.ts'

/** The schema, for JSON alone. A name `__proto__` is refused: zod would pass over it without a word, also where it is strict. */
export function plain<Output, Input>(schema: z.ZodType<Output, Input>): z.ZodType<Output, Input> {
  return z.custom<Input>(isWritableAsCanonicalJson, 'not plain JSON').pipe(schema)
}
