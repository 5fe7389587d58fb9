import { MINUTE_MS } from '../clock.ts'
import type { Bound } from '../http/bound.ts'

// Once a minute at most, in case the newest page itself should miss one.
const RELOAD = `
const key = 'slowboat.reloaded'
if (Date.now() - Number(sessionStorage.getItem(key)) > ${MINUTE_MS}) {
  sessionStorage.setItem(key, String(Date.now()))
  location.reload()
}
`

/**
 * A page may stay open for weeks, and the scripts that it has not yet asked for go with the next deployment: in their
 * place it gets one that loads the page anew. It is no 404, since browsers run nothing that is.
 */
export function getGoneScript(context: Bound) {
  return context.body(RELOAD, 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
}
