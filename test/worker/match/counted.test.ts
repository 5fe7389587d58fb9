import { beforeEach, expect, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import type { Counted } from '../../../schema/wire/counted.ts'
import { act, awaited, call, line, look, open, playOnce, seated } from '../client.ts'
import { stopClock } from '../time.ts'

beforeEach(stopClock)

const counted = async (link: string) => (await call<Counted>('GET', '/api/seat/unseen', { link })).body.unseen
const nextOf = async (link: string) => (await counted(link)).map(({ next }) => next)

test.each(newestGames().map(game => [game.name, game] as const))(
  'in %s each link counts what its own view leaves to be counted, and nothing else',
  async (name, game) => {
    const { seats, links } = await seated(['Ann', 'Ben', 'Cem'].slice(0, Math.max(2, game.seats.least)), {
      game: name,
      links: 'open'
    })
    for (let turn = 0; turn < 3; turn++) await playOnce(seats)
    for (const link of [links.watcher, ...seats]) {
      const { table, view } = await look(link)
      expect(await counted(link)).toEqual(game.insight?.unseenCardsByKind?.(table.options, view))
    }
    expect((await nextOf(links.watcher)).some(next => next !== undefined)).toBe(false)
  }
)

test('what is drafted is counted only once it is settled', async () => {
  const { seats } = await seated()
  const { link, envelope } = await awaited(seats)
  const before = await counted(link)
  await act(link, envelope, line(envelope))
  expect((await look(link)).draft).not.toBeNull()
  expect(await counted(link)).toEqual(before)
})

test('whoever is invited counts as a watcher does', async () => {
  const { links } = await open(['Ann', 'Ben'])
  expect(await counted(links.seats[0]?.link ?? '')).toEqual(await counted(links.watcher))
})
