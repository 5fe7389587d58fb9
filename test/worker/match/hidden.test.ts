import { runInDurableObject } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Earlier, Log } from '../../../schema/wire/log.ts'
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
  seated
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

test('the record of a match that is not over does not exist', async () => {
  const { match } = await seated()
  await pass(match, 0)
  expect(await call('GET', `/m/${match}`)).toMatchObject({ status: 404, body: { code: 'NOT_OVER' } })
})
