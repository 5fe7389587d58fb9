import { describe, expect, test } from 'vitest'
import type { View } from '../../../../engine/ascent/view.ts'
import { endingIn } from '../../../../web/games/ascent/ending/index.ts'
import { picture } from '../../../../web/games/ascent/ending/picture.ts'
import { points } from '../../../../web/games/ascent/ending/points.ts'
import { languages } from '../../../../web/games/ascent/words/index.ts'
import { poster } from '../../../../web/seat/ending/picture.ts'
import { wellFormed } from '../../mail/well-formed.ts'
import { finished, finishedOf } from '../finished.ts'

const turned = (name: string) =>
  points(finished<View>(name).entries).map(({ version, what, facts }) => [version, what, facts])

test('a won match turned at half of the height, its dearest card, below the top and on it', () => {
  expect(turned('ascent-two-won')).toEqual([
    [21, 'half', { seat: 1, card: 'R7', slot: 'a5', paid: 0 }],
    [38, 'dearest', { seat: 0, card: 'G10', slot: 'c6', paid: 3 }],
    [46, 'ridge', { seat: 0, card: 'S8', slot: 'a8', paid: 0 }],
    [48, 'summit', { seat: 0 }]
  ])
})

test('a lost match has points that it turned at too, but no Summit', () => {
  expect(turned('ascent-five-stuck').map(([, what]) => what)).toEqual(['half', 'dearest', 'ridge'])
})

describe.each(finishedOf('ascent'))('%s', name => {
  const { record, entries, view } = finished<View>(name)
  const all = points(entries)

  test('is judged by what could be known: what comes later changes no point that had been reached', () => {
    for (const { version } of all) {
      const known = points(entries.slice(0, version + 1))
      expect(known.map(point => point.version)).toContain(version)
    }
  })

  test('is told alike to whoever looked on and to whoever played', () => {
    for (let seat = 0; seat < record.seats; seat++) expect(points(finished<View>(name, seat).entries)).toEqual(all)
  })

  test('has a sentence for each point, in every language', () => {
    for (const { ending } of Object.values(languages))
      for (const { says } of endingIn(ending).turns(entries, view))
        for (const who of [() => null, (seat: number) => `P${seat}`]) expect(says(who)).toMatch(/^[^{}]{15,}\.$/)
  })

  test('is drawn with the cards that lie on its mountain, and no other', () => {
    const drawn = poster(picture(view), ['', ''])
    expect(wellFormed(drawn)).toEqual([])
    const numbers = [...drawn.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => number)
    const lying = Object.values(view.slots).flatMap(card => /\d+/.exec(card)?.[0] ?? [])
    expect(numbers.sort()).toEqual(lying.sort())
  })
})
