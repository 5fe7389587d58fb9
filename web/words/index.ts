import * as de from './de/index.ts'
import * as en from './en/index.ts'
import * as fr from './fr/index.ts'
import { type InEach, inEach } from './languages.ts'

/** What the platform says in every language; the compiler names what one lacks. */
export const languages: InEach<typeof en> = { en, fr, de }

/** What is said only by the server, where a match leads to another. */
export const againWords = inEach(languages, ({ again }) => again)
export const briefWords = inEach(languages, ({ brief }) => brief)
export const aboardWords = inEach(languages, ({ aboard }) => aboard)
export const harbourWords = inEach(languages, ({ harbour }) => harbour)
export const hostWords = inEach(languages, ({ host }) => host)
/** What is said only by the server: to somebody invited, and to those without JavaScript. */
export const invitationWords = inEach(languages, ({ invitation }) => invitation)
export const keepsakeWords = inEach(languages, ({ keepsake }) => keepsake)
export const lessonWords = inEach(languages, ({ lesson }) => lesson)
export const mailWords = inEach(languages, ({ mail }) => mail)
export const mailboxWords = inEach(languages, ({ mailbox }) => mailbox)
export const landingWords = inEach(languages, ({ landing }) => landing)
export const planWords = inEach(languages, ({ plan }) => plan)
/** What a seat says of another match that waits. */
export const onwardWords = inEach(languages, ({ onward }) => onward)
export const promiseWords = inEach(languages, ({ promise }) => promise)
export const recordWords = inEach(languages, ({ record }) => record)
export const refusalWords = inEach(languages, ({ refusals }) => refusals)
/** What a seat says of its turn, beside it, and when the match is over. */
export const seatWords = inEach(languages, ({ turn, log, ending }) => ({ ...turn, ...log, ...ending }))
export const settingsWords = inEach(languages, ({ settings }) => settings)
export const shelfWords = inEach(languages, ({ shelf }) => shelf)
export const unseenWords = inEach(languages, ({ unseen }) => unseen)
export const textWords = inEach(languages, ({ text }) => text)
export const voyagesWords = inEach(languages, ({ voyages }) => voyages)
