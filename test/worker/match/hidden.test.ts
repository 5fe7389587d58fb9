import { runInDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import type { View as Cloud9 } from '../../../engine/cloud9/view.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Opened } from '../../../schema/wire/links.ts'
import type { Earlier, Log } from '../../../schema/wire/log.ts'
import type { Taken } from '../../../schema/wire/seat.ts'
import {
  NAVIGATION,
  act,
  awaited,
  call,
  done,
  fetchHere,
  handOf,
  line,
  look,
  newKey,
  open,
  playOnce,
  seated,
  wishes
} from '../client.ts'
import { live } from '../live.ts'
import { eventually, pass, roomOf, stopClock } from '../time.ts'

beforeEach(stopClock)

/** Everything that a link can be told, in every form. */
async function told(link: string): Promise<string[]> {
  const path = `/s/${link.slice(-39)}`
  const forms = [{ Accept: 'application/json' }, { Accept: 'text/plain' }, NAVIGATION, {}]
  const pages = await Promise.all(forms.map(headers => fetchHere(path, { headers }).then(answer => answer.text())))
  const pasts = await Promise.all(['log', 'at'].map(past => call<Log | Earlier>('GET', `/api/seat/${past}`, { link })))
  return [...pages, ...pasts.map(({ body }) => JSON.stringify(body)), JSON.stringify(await look(link))]
}

/** Every text in a message that is a piece of JSON, or a page that holds one. */
function texts(message: string): string[] {
  const found: string[] = []
  const json = message.match(/<script type="application\/json"[^>]*>(.*?)<\/script>/s)?.[1] ?? message
  JSON.parse(json, (_, value) => void (typeof value === 'string' && found.push(value)))
  return found
}

const holdsData = (message: string) => message.startsWith('{') || message.includes('<script type="application/json"')

test('no byte that a watcher gets names a card that lies in a hand, nor does any that another seat gets', async () => {
  const { seats, links } = await seated(['Ann', 'Ben', 'Cem'])
  const pages = await Promise.all([links.watcher, ...seats].map(live))
  for (let turn = 0; turn < 12; turn++) {
    const { link, envelope } = await awaited(seats)
    const hands = await Promise.all(seats.map(async seat => handOf(await look(seat))))
    for (const [at, viewer] of [links.watcher, ...seats].entries()) {
      // Islands are unique; of Start and Finish there are several.
      const hidden = new Set(
        hands
          .filter((_, seat) => seat !== at - 1)
          .flat()
          .filter(card => /^\d+$/.test(card))
      )
      const own = at === 0 ? [] : (hands[at - 1] as readonly string[])
      const secret = (word: string) => hidden.has(word) && !own.includes(word)
      const messages = [...(await told(viewer)).filter(holdsData), ...(pages[at]?.raw ?? []).slice(-1)]
      expect(messages).toHaveLength(6)
      expect(messages.flatMap(texts).filter(secret)).toEqual([])
    }
    await act(link, envelope, line(envelope, 'start', turn % 2 ? 'place' : 'discard'))
    await done(link)
  }
})

test('the link of a seat that nobody has taken shows what a watcher sees', async () => {
  const { match, links } = await open([], { seats: [{ name: 'Ann', address: 'ann@example.org' }, { name: 'Ben' }] })
  const [ann = '', ben = ''] = links.seats.map(({ link }) => link)
  const untaken = (await look(ann)).awaits[0] === 0 ? ben : ann
  const taken = untaken === ann ? ben : ann
  const page = await live(untaken)
  await call('POST', '/api/seat/take', { link: taken, body: {} })
  await playOnce([ann, ben], 'discard')
  const { view } = await look(links.watcher)
  expect((await look(untaken)).view).toEqual(view)
  await eventually(() => expect(page.heard.at(-1)?.version).toBe(1))
  expect(page.heard.at(-1)?.view).toEqual(view)
  // The sun of its picture stands at 78, which may be a card.
  const shown = [...(await told(untaken)), ...page.raw].join('\n').replace(/<svg class="horizon".*?<\/svg>/gs, '')
  await call('POST', '/api/seat/take', { link: untaken, body: {} })
  const hand = handOf(await look(untaken))
  expect(hand).not.toEqual([])
  expect(hand.filter(card => shown.includes(`"${card}"`))).toEqual([])
  expect(shown).not.toMatch(/Your hand|ann@example\.org/)
  const logs = await Promise.all([untaken, links.watcher].map(link => call<Log>('GET', '/api/seat/log', { link })))
  expect(logs.map(({ body }) => body.entries.length)).toEqual([2, 2])
  expect(match).toBe((await look(untaken)).match)
})

test('what is sealed, stored lines, keys and seeds stay in the room until the match is over', async () => {
  const { match, seats, links } = await seated()
  const key = newKey()
  const { link, envelope } = await awaited(seats)
  await act(link, envelope, line(envelope, 'discard'), key)
  await done(link)
  const seed = await runInDurableObject(
    roomOf(match),
    (_, { storage }) => storage.sql.exec('SELECT seed FROM match').one().seed
  )
  const texts = (await Promise.all([links.watcher, ...seats].map(told))).flat()
  for (const secret of ['sealed":', 'piles":[[', String(seed), key, line(envelope, 'discard')]) {
    const allowed = (text: string) => text.includes(secret)
    expect({ secret, found: texts.filter(allowed).length }).toEqual({ secret, found: 0 })
  }
})

test('the cover that previews and scanners get shows no hand, no name and no link', async () => {
  const { seats } = await seated(['Annabel', 'Benedict'])
  const [link = ''] = seats
  const cover = await (
    await fetchHere(`/s/${link.slice(-39)}`, { headers: { 'User-Agent': 'Mozilla/5.0', Accept: 'text/html' } })
  ).text()
  const { table }: Envelope = await look(link)
  for (const secret of [
    ...table.players.map(({ name }) => name),
    link.slice(-39),
    table.watch.slice(-39),
    'envelope',
    table.commitment
  ]) {
    expect(cover).not.toContain(secret)
  }
})

test('an address is told to nobody but its own seat', async () => {
  const seatsAsked = ['ann', 'ben'].map(name => ({ name, address: `${name}@example.org` }))
  const { seats, links } = await seated([], { seats: seatsAsked })
  const [ann = ''] = seats
  expect((await look(ann)).own?.mail?.address).toBe('ann@example.org')
  expect((await told(ann)).filter(text => text.includes('ben@example.org'))).toEqual([])
  expect((await told(links.watcher)).filter(text => text.includes('example.org'))).toEqual([])
  expect((await told(links.host)).filter(text => text.includes('example.org'))).toEqual([])
})

/** What all but one are told by every door, and the host's export, once that seat has sealed the line: ids and links apart. */
async function sealing(line: string): Promise<readonly string[]> {
  const asked = wishes(['Ann', 'Ben', 'Cem'], { game: 'cloud9' })
  const { body } = await call<Opened<string>>('POST', '/dev/matches', { body: { seed: '07'.repeat(32), asked } })
  const { match, links } = body
  const seats: string[] = []
  for (const { link } of links.seats)
    seats.push((await call<Taken>('POST', '/api/seat/take', { link, body: { key: newKey() } })).body.link)
  const envelope = await look(links.watcher)
  const last = (envelope.view as unknown as Cloud9).pilot + 2
  const [sealed = ''] = seats.splice(last % seats.length, 1)
  const others = [...seats, links.watcher, links.host]
  const pages = await Promise.all([...seats, links.watcher].map(live))
  expect((await act(sealed, envelope, line)).status).toBe(200)
  const drafted = await Promise.all(others.map(told))
  await done(sealed)
  await eventually(() => expect(pages.map(({ heard }) => heard.at(-1)?.version)).toEqual(pages.map(() => 1)))
  const settled = await Promise.all(others.map(told))
  const exported = JSON.stringify((await call('GET', '/api/host/export', { link: links.host })).body)
  const all = [...drafted.flat(), ...settled.flat(), ...pages.flatMap(({ raw }) => raw), exported]
  return all.map(text => text.replaceAll(match, 'match').replaceAll(/[\w-]{39}(?![\w-])/g, 'link'))
}

test('what a sealed answer says changes no byte that anybody else is told', async () => {
  const jumping = await sealing('jump')
  expect(jumping.join()).toContain('chose')
  expect(await sealing('stay')).toEqual(jumping)
  expect(await sealing('jump if jumped')).toEqual(jumping)
})

test('the record of a match that is not over does not exist', async () => {
  const { match } = await seated()
  await pass(match, 0)
  expect(await call('GET', `/m/${match}`)).toMatchObject({ status: 404, body: { code: 'NOT_OVER' } })
})
