import type { Language } from '../../../schema/wire.ts'
import type { BesideWords } from './beside.en.ts'
import { words as de } from './de.ts'
import { words as en } from './en.ts'
import { words as fr } from './fr.ts'
import { type InvitationWords, words as invitationEn } from './invitation.en.ts'
import { words as invitationDe } from './invitation.de.ts'
import { words as invitationFr } from './invitation.fr.ts'
import type { TurnWords } from './turn.en.ts'

/** What a seat says in each language. */
export const seatWords: Readonly<Record<Language, TurnWords & BesideWords>> = { en, fr, de }

/** What is said only by the server: to somebody invited, and to those without JavaScript. */
export const invitationWords: Readonly<Record<Language, InvitationWords>> = {
  en: invitationEn,
  fr: invitationFr,
  de: invitationDe
}
