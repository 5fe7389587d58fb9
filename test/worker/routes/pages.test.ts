import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { findGame, newestGames } from '../../../engine/catalogue.ts'
import type { MatchRecord } from '../../../engine/match.ts'
import type { SelfPlayWinCounts } from '../../../engine/win-counts.ts'
import { verifyRecord } from '../../../engine/record.ts'
import { refusals } from '../../../web/words/en/refusals.ts'
import {
  NAVIGATION,
  act,
  awaited,
  call,
  done,
  fetchHere,
  line,
  look,
  newKey,
  open,
  playOut,
  seated
} from '../client.ts'
import { pass, stopClock } from '../time.ts'

beforeEach(stopClock)

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

const pathOf = (link: string) => `/s/${link.slice(-39)}`

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await fetchHere(path, { headers })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields).toString()
  const answer = await fetchHere(path, { method: 'POST', headers: { ...FORM, ...headers }, body })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const HEADERS = {
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin'
}

test('every answer carries the headers that keep a link to itself', async () => {
  const { seats, links } = await seated()
  const paths = [
    '/',
    '/healthz',
    '/api/catalogue',
    '/nowhere',
    '/api/seat',
    '/m/x',
    '/s/x',
    '/try/tranquility',
    ...[links.host, links.watcher, ...seats].map(pathOf)
  ]
  for (const path of paths) {
    for (const headers of [{}, NAVIGATION, { Accept: 'text/plain' }]) {
      const { headers: found, text } = await get(path, headers)
      expect(Object.fromEntries(Object.keys(HEADERS).map(name => [name, found.get(name)]))).toEqual(HEADERS)
      const styles = ["'self'", ...(await hashesOf(text))].join(' ')
      expect(found.get('Content-Security-Policy')).toBe(
        `default-src 'none'; script-src 'self'; style-src ${styles}; connect-src 'self'; img-src 'self' data:; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
      )
    }
  }
})

test('a game may be tried where it has a lesson, in the language of the reader, and nowhere else', async () => {
  for (const game of ['tranquility', 'ascent']) {
    const { status, text } = await get(`/try/${game}?lang=de`, NAVIGATION)
    expect(status).toBe(200)
    expect(text).toContain('<html lang="de">')
    expect(text).toMatch(new RegExp(`<script type="module" src="/assets/lesson-${game}-de-`))
    expect((await get(`/?game=${game}&lang=de`, NAVIGATION)).text).toContain(`href="/try/${game}?lang=de"`)
  }
  for (const game of ['ballot', 'nowhere', 'constructor']) expect((await get(`/try/${game}`)).status).toBe(404)
})

test('each page has its own style in it, and its policy allows that and no other', async () => {
  const match = await seated()
  const seat = match.seats[0] as string
  const { links } = await open(['Ann', 'Ben'])
  const cover = await get(pathOf(seat))
  const pages = [
    cover,
    await get('/', NAVIGATION),
    await get('/?game=ascent', NAVIGATION),
    await get('/try/tranquility', NAVIGATION),
    await get('/nowhere', NAVIGATION),
    await get(pathOf(seat), NAVIGATION),
    await get(pathOf(links.seats[0]?.link as string), NAVIGATION),
    await get(pathOf(match.links.watcher), NAVIGATION),
    await get(pathOf(match.links.host), NAVIGATION),
    await post('/api/matches', { game: 'tranquility' }),
    await post(pathOf(seat), { choice: '1' }, NAVIGATION),
    await get('/dev/mail', NAVIGATION)
  ]
  for (const { headers, text } of pages) {
    const hashes = await hashesOf(text)
    expect(hashes).toHaveLength(1)
    expect(headers.get('Content-Security-Policy')).toContain(`; style-src 'self' ${hashes[0]}; `)
    expect(text).not.toContain('rel="stylesheet"')
  }
})

/** The styles that stand in a page, as a security policy names them. */
async function hashesOf(html: string): Promise<string[]> {
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text]) => new TextEncoder().encode(text))
  const digests = await Promise.all(styles.map(style => crypto.subtle.digest('SHA-256', style)))
  return digests.map(digest => `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`)
}

test('a file that is no more is not kept as missing, and a script that is no more loads the page anew', async () => {
  const script = await get('/assets/later/panels-GONE.js')
  expect(script).toMatchObject({ status: 200, text: expect.stringContaining('location.reload()') })
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  const style = await get('/assets/panels-GONE.css')
  expect(style.status).toBe(404)
  for (const { headers } of [script, style]) expect(headers.get('cache-control')).toBe('no-store')
})

test('a navigation gets the page, a terminal the text, a program the envelope, everybody else the cover', async () => {
  const { seats } = await seated()
  const path = pathOf(seats[0] as string)
  expect((await get(path, NAVIGATION)).text).toContain('id="envelope"')
  expect((await get(path, { 'User-Agent': 'curl/8.5.0' })).text).toMatch(/^Tranquility\n/)
  expect(JSON.parse((await get(path, { Accept: 'application/json' })).text)).toEqual(await look(seats[0] as string))
  expect((await get(path)).text).toContain('name="show"')
})

test('a question for the bare headers is answered like the one for all of it, and has no body', async () => {
  const { seats } = await seated()
  const path = pathOf(seats[0] as string)
  for (const headers of [NAVIGATION, { 'User-Agent': 'curl/8.5.0' }, { Accept: 'application/json' }, {}]) {
    const [whole, bare] = [await get(path, headers), await fetchHere(path, { method: 'HEAD', headers })]
    expect([bare.status, await bare.text()]).toEqual([200, ''])
    expect(Object.fromEntries(bare.headers)).toEqual(Object.fromEntries(whole.headers))
  }
})

test('the button of the cover shows the seat', async () => {
  const { seats } = await seated()
  const shown = await post(pathOf(seats[0] as string), { show: '1' })
  expect(shown).toMatchObject({ status: 200, text: expect.stringContaining('id="envelope"') })
})

test('a whole turn by forms', async () => {
  const opened = await open(['Ann', 'Ben'], { options: { talk: 'open' } })
  const paths = opened.links.seats.map(({ link }) => link)
  const { awaits } = await look(paths[0] as string)
  const link = paths[awaits[0] as number] as string
  const path = pathOf(link)
  expect(
    await post(
      path,
      { take: '1', name: 'Änne', zone: 'Europe/Paris', address: '', language: '' },
      { ...NAVIGATION, 'Accept-Language': 'fr' }
    )
  ).toMatchObject({ status: 303 })
  expect(await look(link)).toMatchObject({ own: { language: 'fr', zone: 'Europe/Paris' } })
  const key = newKey()
  const turn = () => post(path, { choice: '1', version: '0', key }, NAVIGATION)
  const { status, headers } = await turn()
  expect([status, headers.get('Location')]).toEqual([303, path])
  expect((await look(link)).draft).not.toBeNull()
  await turn()
  expect((await look(link)).draft).not.toBeNull()
  await post(path, { undo: '1', version: '0' }, NAVIGATION)
  expect((await look(link)).draft).toBeNull()
  await post(path, { choice: line(await look(link)), version: '0', key: newKey() }, NAVIGATION)
  expect((await post(path, { done: '1', version: '0' })).status).toBe(200)
  expect((await look(link)).version).toBe(1)
})

test('a number that was read on an older list is stale, a line may be too', async () => {
  const { seats } = await seated()
  const { link, envelope } = await awaited(seats)
  await act(link, envelope, line(envelope))
  await done(link)
  for (const choice of ['1', line(envelope)]) {
    const answer = await post(pathOf(link), { choice, version: '0', key: newKey() }, { Accept: 'text/plain' })
    expect(answer).toMatchObject({ status: 409, text: expect.stringContaining(refusals.STALE({})) })
  }
})

test('a refused choice comes back as the page, with the reason', async () => {
  const { seats } = await seated()
  const { link } = await awaited(seats)
  const answer = await post(pathOf(link), { choice: 'finish', version: '0', key: newKey() }, NAVIGATION)
  expect(answer.status).toBe(422)
  expect(answer.text).toContain('id="envelope"')
})

test('the same in JSON', async () => {
  const { seats } = await seated()
  const { link } = await awaited(seats)
  const answer = await post(
    pathOf(link),
    { choice: 'nonsense', version: '0', key: newKey() },
    { Accept: 'application/json' }
  )
  expect([answer.status, JSON.parse(answer.text)]).toEqual([400, expect.objectContaining({ code: 'BAD_ACTION' })])
})

test('a seat is told in its own language', async () => {
  const { seats } = await seated([], { seats: [{ name: 'Ann' }, { name: 'Bea', language: 'de' }] })
  const { body } = await call<{ message: string }>('POST', '/api/seat/actions', {
    link: seats[1] as string,
    body: { line: 'x', version: 0, key: newKey() }
  })
  expect(body.message).not.toBe('')
  expect((await get(pathOf(seats[1] as string), NAVIGATION)).text).toContain('<html lang="de">')
})

test.each([
  ['host', 'host'],
  ['watcher', 'envelope']
] as const)('the %s link has its own page', async (role, id) => {
  const { links } = await seated()
  const path = pathOf(links[role])
  expect((await get(path, NAVIGATION)).text).toContain(`id="${id}"`)
  expect((await get(path)).text).toContain('name="show"')
  expect((await post(path, { show: '1' })).text).toContain(`id="${id}"`)
})

test('the host’s links are shown by a program and by a terminal', async () => {
  const { links } = await seated()
  expect(JSON.parse((await get(pathOf(links.host), { Accept: 'application/json' })).text)).toMatchObject({ links })
  expect((await get(pathOf(links.host), { 'User-Agent': 'curl/8' })).text).toContain(links.seats[1]?.link)
})

test.each([
  ['a link that nobody wrote', `/s/${'A'.repeat(39)}`, 404],
  ['a path that is nowhere', '/nowhere', 404],
  ['a record of nothing', `/m/${'0'.repeat(20)}`, 404],
  ['a record with a strange name', '/m/..%2f', 404]
])('%s has a page of its own', async (_, path, status) => {
  expect(await get(path, NAVIGATION)).toMatchObject({ status, text: expect.stringContaining('<main') })
  expect((await get(path, { Accept: 'text/plain' })).text).not.toContain('<')
})

test('the harbour opens a match by a form', async () => {
  const fields = {
    game: 'tranquility',
    seats: '2',
    name0: 'Ann',
    name1: 'Bea',
    language: 'fr',
    pace: 'week',
    key: newKey(),
    mine: '1'
  }
  const { status, text } = await post('/api/matches', fields, {
    ...NAVIGATION,
    'Accept-Language': 'fr',
    'CF-Connecting-IP': 'form'
  })
  expect(status).toBe(201)
  const [link = ''] = text.match(/http:\/\/localhost:8417\/s\/[\w-]{39}/) ?? []
  expect((await call('GET', '/api/seat', { link })).status).toBe(200)
})

test('what is wrong in the form comes back with everything that was filled in', async () => {
  const fields = { game: 'tranquility', seats: '2', name0: 'Ann', name1: 'a/b', address0: 'nobody', key: newKey() }
  const { status, text } = await post('/api/matches', fields, NAVIGATION)
  expect(status).toBe(400)
  for (const kept of ['Ann', 'a/b', 'nobody']) expect(text).toContain(`value="${kept}"`)
})

test('a finished match is a record for everybody, and proves itself', async () => {
  const { match, seats } = await seated(['Ann'])
  await playOut(seats)
  await pass(match, 0)
  const { status, body } = await call<MatchRecord>('GET', `/m/${match}`)
  expect(status).toBe(200)
  expect(verifyRecord(body, findGame(body.game, body.version))).toEqual([])
  expect(body.names).toEqual(['Ann'])
  const page = await get(`/m/${match}`, NAVIGATION)
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining(body.seed) })
  expect(page.headers.get('Content-Security-Policy')).toContain((await hashesOf(page.text)).join(' '))
  const after = await look(seats[0] as string)
  expect(after).toMatchObject({ choices: [], awaits: [], result: body.result })
  expect(await act(seats[0] as string, after, '1@a1')).toMatchObject({ status: 422, body: { code: 'GAME_OVER' } })
})

test('the catalogue says what may be opened, by how many, and how long it takes', async () => {
  const { body } = await call<{ games: object[] }>('GET', '/api/catalogue')
  const facts = newestGames().map(({ name, version, seats, expectedTurns: turns }) => ({ name, version, seats, turns }))
  expect(body.games).toEqual(facts.map(fact => expect.objectContaining(fact)))
})

test('and how hard it is, from matches that were counted', async () => {
  const { body } = await call<{ games: { odds: SelfPlayWinCounts }[] }>('GET', '/api/catalogue')
  for (const { odds } of body.games) {
    const { options, won, first = won } = odds.setups[0] ?? {}
    expect([options, Object.values(first ?? {})[0]]).toEqual([{}, expect.any(Number)])
  }
})

test('health writes nothing', async () => {
  expect((await get('/healthz')).status).toBe(200)
  const room = env.ROOM.getByName('healthz')
  expect(await room.answers()).toBe(true)
})
