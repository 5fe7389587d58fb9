import type { Language } from '../../schema/wire.ts'
import type { BesideWords } from './en/log.ts'
import { words as de } from './de/seat.ts'
import { words as en } from './en/seat.ts'
import { words as fr } from './fr/seat.ts'
import { type InvitationWords, words as invitationEn } from './en/invitation.ts'
import { words as invitationDe } from './de/invitation.ts'
import { words as invitationFr } from './fr/invitation.ts'
import type { TurnWords } from './en/turn.ts'

/** What a seat says in each language. */
export const seatWords: Readonly<Record<Language, TurnWords & BesideWords>> = { en, fr, de }

/** What is said only by the server: to somebody invited, and to those without JavaScript. */
export const invitationWords: Readonly<Record<Language, InvitationWords>> = {
  en: invitationEn,
  fr: invitationFr,
  de: invitationDe
}
