import { describe, expect, test } from 'vitest'
import type { View } from '../../../../engine/tranquility/view.ts'
import { endingIn } from '../../../../web/games/tranquility/ending/index.ts'
import { picture } from '../../../../web/games/tranquility/ending/picture.ts'
import { points } from '../../../../web/games/tranquility/ending/points.ts'
import { languages } from '../../../../web/games/tranquility/words/index.ts'
import { poster } from '../../../../web/seat/ending/picture.ts'
import { wellFormed } from '../../mail/well-formed.ts'
import { finished, finishedOf } from '../finished.ts'

const ENTRY = { seat: 0, at: 0 } as const

const turned = (name: string) => {
  const { entries, view } = finished<View>(name)
  return points(entries, view).map(({ version, what, facts }) => [version, what, facts])
}

test('a won match turned at its Start, its first full row, its dearest island and its narrowest gap', () => {
  expect(turned('tranquility-two-won')).toEqual([
    [22, 'start', { counts: [4, 4] }],
    [30, 'row', { seat: 0, card: '75', cell: 'e6', paid: 1 }],
    [34, 'dearest', { seat: 0, card: '15', cell: 'a2', paid: 3 }],
    [41, 'narrow', { seat: 1, card: '34', cell: 'd3', paid: 1, fitting: 2 }]
  ])
})

test('an island that a Sea Monster destroyed is no longer counted where another fills the sea', () => {
  expect(turned('tranquility-monsters-won').at(-1)).toEqual([48, 'last', { seat: 0, card: '18', cell: 'a2', paid: 2 }])
})

test('a lost match has points that it turned at too, and a sea that never was full no last island', () => {
  const kinds = turned('tranquility-two-lost').map(([, what]) => what)
  expect(kinds).toEqual(['start', 'dearest', 'narrow'])
})

const placed = (card: string, cell: string, seat: number) => ({
  type: 'placed',
  facts: { seat, card, cell, paid: 0 }
})

test('a lost match names the move with which its sea could no longer be filled, and nobody', () => {
  const lines = [placed('20', 'c1', 0), placed('22', 'f1', 1), placed('40', 'f3', 0), placed('41', 'a5', 1)]
  const entries = [[], ...lines.map(event => [event])].map((events, version) => ({ ...ENTRY, version, events }))
  const view = { sea: 'standard', cells: { c1: 20, f1: 22, f3: 40, a5: 41 } } as const
  const closing = points(entries, view).filter(({ what }) => what === 'closed')
  expect(closing.map(({ facts }) => facts)).toEqual([{ seat: 1, card: '22', cell: 'f1', paid: 0, move: 2 }])
  const said = Object.values(languages).map(({ ending }) => endingIn(ending).turns(entries, view as unknown as View))
  expect(said.map(turns => turns.map(({ says }) => says(() => 'Ben')).find(text => text.includes('f1')))).toEqual([
    'With move 2, 22 on f1, the sea could no longer be filled.',
    'Au coup 2, avec le 22 en f1, la mer ne pouvait plus se remplir.',
    'Mit Zug 2, der 22 auf f1, ließ sich das Meer nicht mehr füllen.'
  ])
  expect(points(entries, { ...view, destroyed: [7] }).filter(({ what }) => what === 'closed')).toEqual([])
})

test('of a won match, the gap that was closed is remembered, or else the last island', () => {
  const { en } = languages
  const saved = (name: string) => {
    const { entries, view } = finished<View>(name)
    const deeds = endingIn(en.ending).turns(entries, view)
    return deeds.flatMap(({ saved }) => saved?.(seat => ['Oma', 'Ben'][seat] ?? null) ?? [])
  }
  expect(saved('tranquility-two-won')).toEqual(['Ben’s 34 saved it.'])
  expect(saved('tranquility-monsters-won')).toEqual(['Oma’s 18 on a2 filled the sea.'])
})

describe.each(finishedOf('tranquility'))('%s', name => {
  const { record, entries, view } = finished<View>(name)
  const all = points(entries, view)

  test('is told in order, and no deed twice', () => {
    const versions = all.map(({ version }) => version)
    expect(versions).toEqual([...new Set(versions)].sort((one, other) => one - other))
  })

  test('is judged by what could be known: what comes later changes no point that had been reached', () => {
    for (const { version } of all) {
      const known = points(entries.slice(0, version + 1), view)
      expect(known.map(point => point.version)).toContain(version)
    }
  })

  test('is told alike to whoever looked on and to whoever played', () => {
    for (let seat = 0; seat < record.seats; seat++) {
      const own = finished<View>(name, seat)
      expect(points(own.entries, own.view)).toEqual(all)
    }
  })

  test('has a sentence for each point, in every language', () => {
    for (const { ending } of Object.values(languages))
      for (const { says } of endingIn(ending).turns(entries, view))
        for (const who of [() => null, (seat: number) => `P${seat}`]) expect(says(who)).toMatch(/^[^{}]{20,}\.$/)
  })

  test('is drawn with the islands that lie in its sea, and no other card', () => {
    const drawn = poster(picture(view), ['', ''])
    expect(wellFormed(drawn)).toEqual([])
    const numbers = [...drawn.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => Number(number))
    const lying = Object.values(view.cells)
    expect(numbers.sort((one, other) => one - other)).toEqual(lying.sort((one, other) => one - other))
  })
})
