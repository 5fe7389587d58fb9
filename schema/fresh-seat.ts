import type { SeatRow } from './room-tables.ts'
import { USUAL_HOURS } from './wire/told.ts'

/** A seat that nobody has touched, whosever it is to be. */
export const FRESH_SEAT: Omit<SeatRow, 'seat' | 'name' | 'language' | 'zone'> = {
  settleAtOnce: false,
  takenAt: null,
  generation: 0,
  reissuedAt: null,
  address: null,
  addressGeneration: 0,
  addressAt: null,
  confirmedAt: null,
  suppressed: null,
  stoppedAt: null,
  former: [],
  invitedAt: null,
  askedAt: null,
  invitation: null,
  passed: null,
  handover: null,
  linkAsks: [],
  inviteAsks: [],
  hours: USUAL_HOURS,
  answers: null,
  devices: [],
  webhook: null,
  feed: { on: false, generation: 0 },
  pilot: null,
  silence: 'wait',
  marks: {},
  nudgedAt: null,
  parted: null,
  tested: {},
  lent: null,
  lost: null,
  absence: null,
  sat: []
}
