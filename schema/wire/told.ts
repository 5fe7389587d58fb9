import * as z from 'zod'

/** The ways to tell a seat something, which are the files in worker/deliver/ways. */
export const WAYS = ['mail', 'push', 'webhook'] as const
export type WayName = (typeof WAYS)[number]

/** What can be told in a few words that anybody may read over a shoulder. */
export const BRIEFS = [
  'handover',
  'turn',
  'reminder',
  'last',
  'over',
  'nudge',
  'still',
  'woken',
  'again',
  'deleted',
  'plan'
] as const
export type Brief = (typeof BRIEFS)[number]

/** What a seat is told of, which is the table worker/deliver/abouts.ts. */
export const ABOUTS = ['invitation', 'confirm', 'link', 'answer', 'goes-on', 'untaken', ...BRIEFS] as const
export type About = (typeof ABOUTS)[number]

const hour = z.number().int().min(0).max(23)

/** When a seat may be told of its match. Hours and days are those of its own zone. */
export const hours = z.strictObject({
  /** From one hour to another it is left in peace. */
  quiet: z
    .strictObject({ from: hour, to: hour })
    .refine(({ from, to }) => from !== to)
    .nullable(),
  /** The hour of its one letter a day. */
  daily: hour.nullable(),
  /** By mail that letter is one with those of its inbox's other matches. */
  gathered: z.boolean(),
  /** The day on which it is back. */
  backOn: z.iso.date().nullable(),
  /** Nothing of this match, until it says otherwise. */
  paused: z.boolean()
})
export type Hours = z.output<typeof hours>

/** A letter some hours later costs a slow game nothing, and one in the night may wake somebody who has set nothing yet. */
export const USUAL_HOURS: Hours = {
  quiet: { from: 22, to: 8 },
  daily: null,
  gathered: false,
  backOn: null,
  paused: false
}

/** What became of the newest message about something, by one way. */
export interface Receipt {
  readonly way: WayName
  readonly about: About
  /** When it was accepted there, or when it was last found that it was not. */
  readonly at: number | null
  /** It was accepted; is tried again; the same, through a fault of this service's own; was given up; was refused for good; or was not sent, since something spoke against it. */
  readonly state: 'sent' | 'trying' | 'by-us' | 'given-up' | 'refused' | 'withheld'
  /** Why it was not sent, as a code. */
  readonly why: string | null
}

/** How a seat is told of its match. */
export interface Delivered {
  readonly hours: Hours
  readonly receipts: readonly Receipt[]
  /** What is to be told, and when, as things stand now. */
  readonly due: readonly { readonly way: WayName; readonly about: About; readonly at: number }[]
}
