import * as z from 'zod'
import { LANGUAGES } from '../languages.ts'
import { ADDRESS_LENGTH, NAME_LENGTH, ZONE_LENGTH } from './limits.ts'

/** One plain mail address in ASCII: no display name, no quotes, no comment, no list. */
export const ADDRESS =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i

const isZone = (zone: string) => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined
  } catch {
    return false
  }
}

/** Of how many signs a letter may be put together. */
export const MOST_PARTS = 4

// Control, separator and invisible formatting characters never belong in a name; `/ @ :` would let it pose as an address.
export const name = z
  .string()
  // A letter may come in parts, but not in thousands: to put so many marks in order takes time by their square.
  .max(MOST_PARTS * NAME_LENGTH)
  .transform(text => text.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(NAME_LENGTH)
      .regex(/^[^\p{C}\p{Zl}\p{Zp}/@:]+$/u)
  )
export const address = z.string().max(ADDRESS_LENGTH).regex(ADDRESS)
export const language = z.enum(LANGUAGES)
export const zone = z.string().max(ZONE_LENGTH).refine(isZone)
export const key = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/)
// Whoever knows a key like this can be given links again, so it must not be guessed.
export const secretKey = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/)
export const version = z.number().int().min(0).max(1_000_000)
/** A version in a query or a form. */
export const versionText = z
  .string()
  .regex(/^\d{1,7}$/)
  .transform(Number)
