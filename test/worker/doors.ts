import type { Role } from '../../worker/keys/links.ts'

/** A door of the API, with a body that is understood, and whose links it is for. */
export interface Door {
  readonly method: string
  readonly path: string
  readonly body?: object
  readonly roles: readonly Role[]
}

const KEY = 'a-key-that-nobody-guesses'
const OWNER: readonly Role[] = ['seat']
const PLAYERS: readonly Role[] = ['seat', 'guest']
const HOST: readonly Role[] = ['host']
const HOLDERS: readonly Role[] = ['seat', 'host']
const VIEWERS: readonly Role[] = ['seat', 'guest', 'watcher', 'host']

/** What is read by a link. */
export const READS: readonly Door[] = [
  { method: 'GET', path: '/api/seat', roles: VIEWERS },
  { method: 'GET', path: '/api/seat/log', roles: VIEWERS },
  { method: 'GET', path: '/api/seat/at', roles: VIEWERS },
  { method: 'GET', path: '/api/seat/unseen', roles: VIEWERS },
  { method: 'GET', path: '/api/seat/voyages', roles: OWNER },
  { method: 'GET', path: '/api/seat/delivery', roles: OWNER },
  { method: 'GET', path: '/api/seat/notes', roles: OWNER },
  { method: 'GET', path: '/api/seat/loan', roles: OWNER },
  { method: 'GET', path: '/api/seat/plan', roles: PLAYERS },
  { method: 'GET', path: '/api/host', roles: HOST },
  { method: 'GET', path: '/api/host/export', roles: HOST }
]

/** What is done by one. */
export const WRITES: readonly Door[] = [
  { method: 'POST', path: '/api/seat/take', body: { key: KEY }, roles: OWNER },
  { method: 'POST', path: '/api/seat/actions', body: { line: '1@a1', version: 0, key: KEY }, roles: PLAYERS },
  { method: 'DELETE', path: '/api/seat/actions', roles: PLAYERS },
  { method: 'POST', path: '/api/seat/withdraw', body: { line: '1@a1', version: 0, key: KEY }, roles: PLAYERS },
  { method: 'POST', path: '/api/seat/settle', roles: PLAYERS },
  { method: 'POST', path: '/api/seat/against', body: { card: '1' }, roles: PLAYERS },
  { method: 'POST', path: '/api/seat/say', body: { text: 'hello', key: KEY }, roles: PLAYERS },
  { method: 'PUT', path: '/api/seat/plan', body: { entries: [], plan: 0, key: KEY }, roles: PLAYERS },
  { method: 'POST', path: '/api/seat/plan/foretold', body: { line: 'x', most: 0, give: [] }, roles: PLAYERS },
  { method: 'POST', path: '/api/seat/plan/now', roles: PLAYERS },
  { method: 'POST', path: '/api/seat/helm', roles: PLAYERS },
  { method: 'PUT', path: '/api/seat/profile', body: {}, roles: OWNER },
  { method: 'PUT', path: '/api/seat/delivery', body: {}, roles: OWNER },
  { method: 'POST', path: '/api/seat/delivery/test', body: { way: 'mail' }, roles: OWNER },
  { method: 'POST', path: '/api/seat/handover', body: { agree: false }, roles: OWNER },
  { method: 'PUT', path: '/api/seat/notes', body: { text: '' }, roles: OWNER },
  { method: 'PUT', path: '/api/seat/loan', body: { to: 'Eve', day: '2100-01-05' }, roles: OWNER },
  { method: 'DELETE', path: '/api/seat/loan', roles: OWNER },
  { method: 'POST', path: '/api/seat/lost', body: { seat: 1 }, roles: ['seat', 'watcher', 'host'] },
  { method: 'POST', path: '/api/seat/vouch', body: { seat: 1, vouch: false }, roles: OWNER },
  { method: 'POST', path: '/api/seat/absent', body: { seat: 1, choice: 'none' }, roles: OWNER },
  { method: 'POST', path: '/api/seat/wake', roles: ['seat', 'guest', 'host'] },
  { method: 'POST', path: '/api/seat/close', roles: HOLDERS },
  { method: 'POST', path: '/api/seat/again', body: {}, roles: HOLDERS },
  { method: 'POST', path: '/api/seat/leave', roles: OWNER },
  { method: 'POST', path: '/api/host/reissue', body: { seat: 1 }, roles: HOST },
  { method: 'POST', path: '/api/host/invite', body: { seat: 1 }, roles: HOST },
  { method: 'POST', path: '/api/host/autopilot', body: { seat: 1, on: false }, roles: HOST },
  { method: 'POST', path: '/api/host/nudge', body: { seat: 1 }, roles: HOST },
  { method: 'POST', path: '/api/host/pace', body: { pace: 'week' }, roles: HOST },
  { method: 'POST', path: '/api/host/give', body: { seat: 1, name: 'Eve' }, roles: HOST },
  { method: 'PUT', path: '/api/host/address', body: { address: null }, roles: HOST },
  { method: 'POST', path: '/api/host/wake', roles: ['seat', 'guest', 'host'] },
  { method: 'POST', path: '/api/host/end', roles: HOST },
  { method: 'POST', path: '/api/host/close', roles: HOLDERS },
  { method: 'POST', path: '/api/host/delete', body: {}, roles: HOST }
]

/** Doors that are for no link of a match, or whose link comes otherwise. */
export const ELSEWHERE = [
  '/api/catalogue',
  '/api/matches',
  '/api/standings',
  '/api/seat/live',
  '/api/boat',
  '/api/boat/replace',
  '/api/boat/send',
  '/api/mail/resend'
]
