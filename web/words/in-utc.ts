import type { Json } from '../../engine/game.ts'
import type { Language } from '../../schema/languages.ts'
import { CLOCK } from './clock.ts'
import { locale } from './locale.ts'

const MOMENT = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  ...CLOCK,
  timeZone: 'UTC',
  timeZoneName: 'short'
} as const

/** A moment to somebody whose clock nobody knows. */
export function moment(at: Json | undefined, language: Language): string {
  return new Intl.DateTimeFormat(locale(language), MOMENT).format(Number(at))
}
