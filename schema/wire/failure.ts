import type { Facts } from '../../engine/game.ts'
import type { Envelope } from './envelope.ts'

/** Codes of refusals that are the service's own, beside those of the games. */
export const SERVICE_CODES = [
  'MALFORMED',
  'NO_LINK',
  'NOT_SIGNED',
  'NO_SUCH_LINK',
  'NO_SUCH_MATCH',
  'NO_SUCH_GAME',
  'NO_PERSON',
  'GREETING',
  'NOT_FOUND',
  'WRONG_METHOD',
  'LINK_REISSUED',
  'LOAN_OVER',
  'LOAN_DAY',
  'NOT_LENT',
  'NOT_LOST',
  'NOT_ABSENT',
  'TOO_SOON',
  'BY_ALL_OTHERS',
  'BY_MAIL_ALONE',
  'HAS_PLAYED',
  'OPENED_BEFORE',
  'SEAT_SEALED',
  'SEAT_NOT_TAKEN',
  'SEAT_TAKEN',
  'NAME_FIXED',
  'NOT_HANDED_OVER',
  'NOT_SILENT',
  'NOT_ASKED',
  'NOT_FOR_THIS_LINK',
  'CROSS_SITE',
  'NOT_OVER',
  'KEY_REUSED',
  'TOO_MANY_LINES',
  'NOT_SETTLED',
  'NOTHING_TO_TAKE_BACK',
  'NOT_BEGUN',
  'TALK_SILENT',
  'TOO_LARGE',
  'TOO_MANY',
  'NO_MORE_TODAY',
  'TOO_MANY_ADDRESSES',
  'ADDRESS_LEFT',
  'PUSH_SERVICE',
  'TOO_MANY_DEVICES',
  'WEBHOOK_ADDRESS',
  'WAY_NOT_SET',
  'NOT_AWAITED',
  'NO_WAY',
  'ASLEEP',
  'NOT_ASLEEP',
  'END_BY_AGREEMENT',
  'SEAT_LEFT',
  'RECORD_CLOSED',
  'NOT_SURE',
  'MATCH_DELETED',
  'PLAN_CHANGED',
  'PLAN_NOT_DUE',
  'PLAN_LINE',
  'PLAN_CARDS',
  'PLAN_PRICE',
  'PLAN_SHORT',
  'NO_SUCH_BOAT',
  'BOAT_REPLACED',
  'BOAT_FULL',
  'BOAT_UNREACHABLE',
  'VOYAGES_UNREACHABLE',
  'STORAGE_FULL',
  'BROKEN'
] as const
export type ServiceCode = (typeof SERVICE_CODES)[number]

/** Every error: a code, a sentence in the reader's language, and facts. One decided on what is no longer so also brings the fresh envelope. */
export interface Failure {
  readonly code: string
  readonly message: string
  readonly facts?: Facts
  readonly envelope?: Envelope
}
