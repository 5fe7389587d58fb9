import { expect, test } from 'vitest'
import { inherited } from '../../../worker/match/succeeding.ts'
import { aboard, sharedBy } from '../../../worker/match/voyages.ts'
import { NOW, withMail } from '../table.ts'

const { match, seats } = withMail(['Ann', 'Ben', 'Cem'])
const [ann, ben, cem] = seats.map(row => ({ ...row, takenAt: NOW, sat: ['a', 'b'] }))
const before = { match: 'c', at: NOW, seat: 0, generations: [0, 0, 0] }

const voyage = {
  game: 'tranquility',
  seats: 3,
  options: {},
  result: { outcome: 'won', why: 'FULL' },
  feat: 36
} as const
const known = new Map(['a', 'b', 'c'].map(id => [id, voyage] as const))

test('a seat counts what its own holder was in, by who else of those present was there', () => {
  if (!ann || !ben || !cem) throw new Error('Expected three seats')
  const table = { match, seats: [ann, { ...ben, sat: ['b'] }, { ...cem, sat: [] }] }
  const of = (row: typeof ann) =>
    sharedBy(aboard(table, row), known).map(({ others }) => others.map(({ name }) => name))
  expect(of(ann)).toEqual([['Ben'], []])
  expect(of({ ...ben, sat: ['b'] })).toEqual([['Ann']])
  expect(of({ ...cem, sat: [] })).toEqual([])
})

test('the ship’s cat and whoever has not come yet are no crew', () => {
  if (!ann || !ben || !cem) throw new Error('Expected three seats')
  const table = { match, seats: [ann, { ...ben, pilot: 'cat' as const }, { ...cem, takenAt: null }] }
  expect(aboard(table, ann).people.map(({ name }) => name)).toEqual(['Ann'])
})

test('the next match knows of those before, of the newest fifty; a new holder brings none', () => {
  if (!ann) throw new Error('Expected a seat')
  const old = { ...ann, sat: Array.from({ length: 50 }, (_, at) => `m${at}`) }
  const legacy = { before, links: 'open', seats: [old] } as const
  const row = inherited({ ...ann, takenAt: null, sat: [] }, legacy, { links: 'open', openedAt: NOW })
  expect([row.sat.length, row.sat[0], row.sat.at(-1)]).toEqual([50, 'm1', 'c'])
  const sealed = inherited({ ...ann, takenAt: null, sat: [] }, legacy, { links: 'sealed', openedAt: NOW })
  expect([sealed.takenAt, sealed.sat]).toEqual([null, []])
})
