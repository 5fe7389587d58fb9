import type { Language } from '../../schema/languages.ts'
import type { Failure } from '../../schema/wire/failure.ts'
import { landingPage, refusalSentence } from '../../web/server.ts'
import { reportBug } from '../report.ts'
import type { Refused } from '../room/answer.ts'
import { assets } from './assets.ts'
import { type Bound, languageOf } from './bound.ts'
import { refusedIn, statusOf } from './declined.ts'
import { answerPage } from './page.ts'
import { formFor } from './reader.ts'

/** An error as every client gets it, in the reader's language. */
export function failure({ code, facts, game, envelope }: Refused, language: Language): Failure {
  return { code, message: refusalSentence({ code, facts, game, language }), facts, ...(envelope && { envelope }) }
}

/** The status that a refusal is answered with, and the headers that go with it. */
export function refuse(context: Bound, refused: Refused): ReturnType<typeof statusOf> {
  const { methods, seconds } = refused.facts
  const status = statusOf(refused)
  if (Array.isArray(methods)) context.header('Allow', methods.join(', '))
  if (status === 429) context.header('Retry-After', `${Number(seconds)}`)
  return status
}

/** Whatever was raised, answered in the form that was asked for; of a bug, nothing but that it was one. */
export function answerError(error: Error, context: Bound) {
  const refused = refusedIn(error) ?? { code: 'BROKEN', facts: {} }
  if (!refusedIn(error)) reportBug(error)
  const status = refuse(context, refused)
  const language = refused.language ?? languageOf(context) ?? 'en'
  const form = context.req.path.startsWith('/api/') ? 'json' : formFor(context.req.raw.headers)
  switch (form) {
    case 'json':
      return context.json(failure(refused, language), status)
    case 'text':
      return context.text(`${failure(refused, language).message}\n${wayOn(refused, context)}`, status)
    case 'page':
    case 'cover':
      return answerPage(context, landingPage({ kind: kindOf(refused), facts: refused.facts, language, assets }), {
        status
      })
  }
}

// A terminal has no button.
function wayOn({ code }: Refused, { req, env }: Bound): string {
  return code === 'SEAT_SEALED' ? `\n  curl -d send=1 ${env.ORIGIN}${req.path}\n` : ''
}

function kindOf({ code, facts }: Refused): Parameters<typeof landingPage>[0]['kind'] {
  if (code === 'LINK_REISSUED' && facts.host === true) return 'host-reissued'
  if (code === 'LINK_REISSUED' && facts.at !== undefined) return 'seat-reissued'
  if (code === 'MATCH_DELETED' && facts.forgotten === true) return 'stop-forgotten'
  if (code === 'MATCH_DELETED' && facts.untaken === true) return 'deleted-untaken'
  if (code === 'MATCH_DELETED' && facts.done === false) return 'deleting'
  return KINDS[code] ?? 'not-found'
}

const KINDS: { readonly [code: string]: Parameters<typeof landingPage>[0]['kind'] } = {
  NO_SUCH_LINK: 'no-such-link',
  LINK_REISSUED: 'reissued',
  LOAN_OVER: 'loan-over',
  SEAT_SEALED: 'sealed',
  ADDRESS_LEFT: 'address-left',
  NO_SUCH_MATCH: 'match-gone',
  SEAT_LEFT: 'seat-left',
  RECORD_CLOSED: 'record-closed',
  MATCH_DELETED: 'deleted',
  NOT_OVER: 'not-over',
  TOO_MANY: 'too-many',
  NO_MORE_TODAY: 'no-more-today',
  BROKEN: 'broken',
  NO_SUCH_BOAT: 'boat-gone',
  BOAT_REPLACED: 'boat-replaced',
  BOAT_UNREACHABLE: 'boat-unreachable'
}
