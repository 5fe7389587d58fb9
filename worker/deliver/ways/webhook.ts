import { BRIEFS, type Brief } from '../../../schema/wire/told.ts'
import { briefly } from '../../../web/server.ts'
import { HOUR_MS } from '../../clock.ts'
import type { Env } from '../../env.ts'
import { hash } from '../../keys/hash.ts'
import { operatorFault } from '../delivery.ts'
import { MOST_A_DAY_BY_WEBHOOK } from '../mail-limits.ts'
import { placeOf } from '../webhook/address.ts'
import { KINDS, type Told } from '../webhook/kinds.ts'
import { knock } from './knock.ts'
import { isTested, type Posted, type Trial, type Way } from './way.ts'

/** To a channel of a chat service, or to a program: others may read it there, so it says no card and leads to no seat. */
export const webhook: Way = {
  name: 'webhook',
  mostADay: MOST_A_DAY_BY_WEBHOOK,
  abouts: BRIEFS,
  restsOn: () => 'nothing',
  standing: ({ webhook: given }) => (given ? 'confirmed' : 'none'),
  isProven: row => isTested(webhook, row),
  since: ({ webhook: given }) => given?.since ?? null,
  lostAt: () => null,
  ends: () => true,
  isAnew: (before, after) =>
    before.webhook?.since !== after.webhook?.since || before.webhook?.address !== after.webhook?.address,
  withheld: () => null,

  send(post, env) {
    const about = BRIEFS.find(one => one === post.notice.about)
    const key = `${post.notice.about} ${post.notice.turn}`
    return about
      ? tell(post, { about, key }, env)
      : Promise.resolve({ delivery: { failed: 'NOT_BRIEF' }, counted: false })
  },
  trial: (trial, env) => tell(trial, { about: 'trial', key: crypto.randomUUID() }, env),

  learned: () => ({})
}

/** By which a service says that a webhook was taken away, or its token. */
const OF_RECIPIENT = [401, 403, 404, 410]

async function tell(
  { seat: row, envelope }: Trial,
  { about, key }: { about: Brief | 'trial'; key: string },
  env: Env
): Promise<Posted> {
  const { webhook: given, seat, name, language } = row
  const { match, game, version } = envelope
  // It was of a known host when it was given, so the operator has taken that off the list.
  const place = given && placeOf(given, env)
  if (!place) return { delivery: operatorFault('WEBHOOK_ADDRESS', HOUR_MS), counted: false }
  const told: Told = {
    match,
    game,
    seat,
    name,
    about,
    version,
    ...briefly({ about, match, game, language }),
    origin: env.ORIGIN,
    key: hash(`webhook ${match} ${seat} ${key}`).slice(0, 32)
  }
  const { url, method = 'POST', headers, json } = KINDS[given.kind].request(place, told)
  const init = { method, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(json) }
  return { delivery: await knock(url, init, env, { ofRecipient: OF_RECIPIENT }), counted: false }
}
