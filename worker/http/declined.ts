import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { Refusal } from '../../engine/refusal.ts'
import type { Answer, Refused } from '../room/answer.ts'

/** A refusal on its way to the reader, with what the room knew of them. */
export class Declined extends Error {
  readonly refused: Refused

  constructor(refused: Refused) {
    super(refused.code)
    this.refused = refused
  }
}

/** What a room answered; a refusal is raised again on this side. */
export function given<T>(answer: Answer<T>): T {
  if ('refused' in answer) throw new Declined(answer.refused)
  return answer.ok
}

/** What a raised refusal says, or null for a bug. */
export function refusedIn(error: unknown): Refused | null {
  if (error instanceof Declined) return error.refused
  return error instanceof Refusal ? { code: error.code, facts: error.facts } : null
}

const STATUS: { readonly [code: string]: ContentfulStatusCode } = {
  BAD_ACTION: 400,
  MALFORMED: 400,
  GREETING: 400,
  LOAN_DAY: 400,
  NO_LINK: 401,
  NOT_SIGNED: 401,
  CROSS_SITE: 403,
  NOT_FOR_THIS_LINK: 403,
  BY_ALL_OTHERS: 403,
  BY_MAIL_ALONE: 403,
  HAS_PLAYED: 403,
  NOT_FOUND: 404,
  NO_SUCH_LINK: 404,
  NO_SUCH_MATCH: 404,
  NOT_OVER: 404,
  NO_SUCH_BOAT: 404,
  WRONG_METHOD: 405,
  STALE: 409,
  SEAT_NOT_TAKEN: 409,
  SEAT_TAKEN: 409,
  NOT_HANDED_OVER: 409,
  NOT_ASKED: 409,
  NOT_LENT: 409,
  NOT_LOST: 409,
  NOT_ABSENT: 409,
  TOO_SOON: 409,
  KEY_REUSED: 409,
  BOAT_FULL: 409,
  NOT_SETTLED: 409,
  NOTHING_TO_TAKE_BACK: 409,
  NOT_BEGUN: 409,
  TOO_MANY_ADDRESSES: 409,
  TOO_MANY_DEVICES: 409,
  WAY_NOT_SET: 409,
  PLAN_CHANGED: 409,
  PLAN_NOT_DUE: 409,
  LINK_REISSUED: 410,
  LOAN_OVER: 410,
  OPENED_BEFORE: 410,
  BOAT_REPLACED: 410,
  SEAT_SEALED: 410,
  ADDRESS_LEFT: 410,
  NOT_AWAITED: 409,
  NO_WAY: 409,
  ASLEEP: 409,
  NOT_ASLEEP: 409,
  END_BY_AGREEMENT: 409,
  NOT_SURE: 409,
  RECORD_CLOSED: 403,
  SEAT_LEFT: 410,
  MATCH_DELETED: 410,
  TOO_LARGE: 413,
  TOO_MANY: 429,
  NO_MORE_TODAY: 429,
  BROKEN: 500,
  BOAT_UNREACHABLE: 503,
  VOYAGES_UNREACHABLE: 503,
  STORAGE_FULL: 507
}

/** The rules' own refusals are all 422. */
export function statusOf({ code }: Refused): ContentfulStatusCode {
  return STATUS[code] ?? 422
}
