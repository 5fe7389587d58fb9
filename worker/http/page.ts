import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Written } from '../../web/server.ts'
import type { Bound } from './bound.ts'
import { policy } from './headers.ts'

interface Manner {
  readonly status?: ContentfulStatusCode
  readonly policyOf?: (style?: string) => string
}

/** Answers with a page, under a policy that allows the style that stands in it. */
export function answerPage(context: Bound, { html, style }: Written, { status = 200, policyOf = policy }: Manner = {}) {
  context.header('Content-Security-Policy', policyOf(style))
  return context.html(html, status)
}
