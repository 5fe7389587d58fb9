import { choicesFromWire } from '../../../schema/wire/choice.ts'
import { autopilotLineOrFirstChoice } from '../../../engine/defaults.ts'
import { runInDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { findGame } from '../../../engine/catalogue.ts'
import type { Game, Json, Viewer } from '../../../engine/game.ts'
import { type Random, randomStream } from '../../../engine/random.ts'
import type { PlanShown } from '../../../schema/wire/plan.ts'
import * as inAscent from '../../engine/ascent/hidden.ts'
import * as inCloud9 from '../../engine/cloud9/hidden.ts'
import * as inMerchants from '../../engine/merchants/hidden.ts'
import * as inPub from '../../engine/pub/hidden.ts'
import * as inReef from '../../engine/reef/hidden.ts'
import * as inTranquility from '../../engine/tranquility/hidden.ts'
import { act, call, done, fetchHere, look, NAVIGATION, newKey, seated } from '../client.ts'
import { READS } from '../doors.ts'
import { live } from '../live.ts'
import { roomOf, stopClock } from '../time.ts'

/* In any game: whatever lies where a link may not look, it is told the same by every door, page and socket. */

beforeEach(stopClock)

interface Hidden {
  /** The state with everything that is hidden from the viewer dealt anew. */
  scrambled(state: Json, viewer: Viewer, dice: Random): Json
}

const HIDDEN: readonly (readonly [game: string, hidden: Hidden])[] = [
  ['ascent', inAscent],
  ['cloud9', inCloud9],
  ['merchants', inMerchants],
  ['pub', inPub],
  ['reef', inReef],
  ['tranquility', inTranquility]
]

const NAMES = ['Ann', 'Ben', 'Cem']
const TURNS = 9
const FORMS = ['', '?plain']

/** All that a link is answered, by what reads and by what it may try. */
async function told(link: string, lines: readonly string[]): Promise<readonly string[]> {
  const path = `/s/${link.slice(-39)}`
  const socket = await live(link).catch(() => null)
  const reads = await Promise.all(
    READS.map(async door => JSON.stringify((await call('GET', door.path, { link })).body))
  )
  const pages = await Promise.all(
    FORMS.map(async form => (await fetchHere(path + form, { headers: NAVIGATION })).text())
  )
  const tried: string[] = []
  // What is tried is taken back, so that the version stays.
  const { version } = await look(link)
  for (const line of lines) {
    const { status, body } = await act(link, { version: version ?? 0 }, line)
    // What may be done is a draft, which its own seat alone is shown; what may not says why.
    tried.push(`${status} ${body.code ?? JSON.stringify(body.choices)} ${JSON.stringify(body.facts ?? body.view)}`)
    if (status === 200) await call('DELETE', '/api/seat/actions', { link })
  }
  const { ahead = [] } = (await call<Partial<PlanShown>>('GET', '/api/seat/plan', { link })).body
  for (const { try: free } of ahead.filter(({ pick }) => !pick).slice(-2)) {
    const body = { line: free, most: 0, give: [] }
    tried.push(JSON.stringify((await call('POST', '/api/seat/plan/foretold', { link, body })).body))
  }
  socket?.socket.close()
  return [...reads, ...pages, ...(socket?.raw ?? []), ...tried].map(plain)
}

/** Without the keys that forms and pages have anew each time. */
function plain(text: string): string {
  return text.replaceAll(/value="[0-9a-f-]{8,36}"/g, '').replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'KEY')
}

/** What is told while the match’s state is another one. */
async function toldOf(match: string, changed: (state: Json) => Json, tell: () => Promise<readonly string[]>) {
  const write = (text: (was: string) => string) =>
    runInDurableObject(roomOf(match), (_, { storage }) => {
      const was = String(storage.sql.exec('SELECT state FROM match').one().state)
      storage.sql.exec('UPDATE match SET state = ?', text(was))
      return was
    })
  const was = await write(state => JSON.stringify(changed(JSON.parse(state) as Json)))
  const answers = await tell()
  expect(await write(() => was)).not.toBe(was)
  return answers
}

test.each(HIDDEN)('of %s no byte depends on what the link may not see', async (name, { scrambled }) => {
  const game = findGame(name) as Game
  const names = NAMES.slice(0, game.seats.most)
  const { match, seats, links } = await seated(names, { game: name })
  for (let turn = 0; turn < TURNS; turn++) {
    const { awaits } = await look(links.watcher)
    // The last of all who are asked: where answers lie sealed, the first has none yet.
    const link = seats[awaits.at(-1) ?? 0] ?? ''
    const { choices, view, version } = await look(link)
    await act(link, { version }, autopilotLineOrFirstChoice(game, view, choicesFromWire(choices)), newKey())
    await done(link)
  }
  const readers: (readonly [link: string, eyes: Viewer])[] = [
    ...seats.map((link, seat) => [link, seat] as const),
    [links.watcher, 'watcher'],
    [links.host, 'watcher']
  ]
  const dice = randomStream(new Uint8Array(32).fill(9))
  for (const [link, eyes] of readers) {
    const offered = eyes === 'watcher' ? [] : (await look(link)).choices.map(choice => choice.try)
    // What is final at once would change what is compared.
    const lines = offered.filter(line => !game.drafts?.settlesAtOnce?.(game.parse(line))).slice(0, 2)
    const all = [...lines, 'take R', 'buy a2>1 -R', 'fall', 'jump', 'enter A', 'exit A aT', '1@a1', 'go e5 -M', 'M@g9']
    // Whoever tries something has seen the news.
    await told(link, all.slice(0, 1))
    const here = await told(link, all)
    const there = await toldOf(
      match,
      state => scrambled(state, eyes, dice),
      () => told(link, all)
    )
    expect([name, eyes, there]).toEqual([name, eyes, here])
  }
})
