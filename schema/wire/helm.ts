import * as z from 'zod'

/** Who plays for a seat, where it is nobody who sits there: the ship's cat from the start, or an autopilot that its host has put there. */
export const PILOTS = ['cat', 'autopilot'] as const
export type Pilot = (typeof PILOTS)[number]

/** The host's wish that an autopilot plays for a seat, or does so no more. */
export const pilotAsked = z.strictObject({ seat: z.number().int().min(0).max(31), on: z.boolean() })
export type PilotAsked = z.output<typeof pilotAsked>
