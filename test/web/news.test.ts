import { describe, expect, test } from 'vitest'
import { findGame } from '../../engine/catalogue.ts'
import type { Options } from '../../engine/game.ts'
import { open } from '../../engine/match.ts'
import { tranquility } from '../../engine/tranquility/index.ts'
import type { View } from '../../engine/tranquility/view.ts'
import { news } from '../../web/games/tranquility/modules/news.ts'
import { news as base } from '../../web/games/tranquility/news.ts'
import { after, happening, position } from '../engine/tranquility/position.ts'
import { competitive, pyramid } from '../engine/tranquility/variants.ts'
import { type Afloat, act, awaits, seenBy } from './afloat.ts'
import { SETUPS } from './setups.ts'

const SEEDS = ['01', '02', '03', '04', '05', '06']

/** A match that the autopilot plays: what a watcher saw after each line, and the lines as it was told of them. */
function watched(options: Options, seats: number, seed: string) {
  const game = findGame('tranquility')
  if (!game) throw new Error('Cannot find the game')
  let now: Afloat = { game, match: open(game, options, seats, seed.padStart(64, '0')).match, lines: [] }
  const seen = [viewOf(now)]
  for (let [seat] = awaits(now); seat !== undefined; [seat] = awaits(now)) {
    const { match } = now
    now = act(now, seat, game.autopilot(game.view(match.state, seat), game.choices(match.state, seat)))
    seen.push(viewOf(now))
  }
  return { seen, entries: seenBy(now, 'watcher', { missed: now.lines.length }).news }
}

function viewOf(now: Afloat): View {
  return seenBy(now, 'watcher').view as unknown as View
}

/** What is drawn on the table and beside it, whatever the order in which it lies there. */
function drawn({ cells, startPlayed, rocks, storms, compasses, monsters, destroyed, ...more }: View) {
  const { up, night = [], explorers, contest, phase } = more
  return {
    cells,
    startPlayed,
    rocks,
    storms: storms && { ...storms, active: sorted(storms.active), drawn: sorted(storms.drawn ?? []) },
    compasses,
    monsters,
    destroyed: sorted(destroyed ?? []),
    up,
    night: sorted(night),
    explorers: explorers && { ...explorers, spaces: sorted(explorers.spaces), storms: sorted(explorers.storms) },
    contest,
    isOver: phase === 'over'
  }
}

function sorted(all: readonly unknown[]): readonly string[] {
  return all.map(one => JSON.stringify(one)).sort()
}

describe.each(Object.entries(SETUPS))('%s', (_, { seats, options }) => {
  test.each(SEEDS)('every moment is found again from the next and what happened, seed %s', seed => {
    const { seen, entries } = watched(options, seats, seed)
    for (const [at, entry] of entries.entries()) {
      const after = seen[at + 1]
      const before = seen[at]
      if (!after || !before) throw new Error(`Cannot find moment "${at}"`)
      expect(drawn(news.before(after, [entry]))).toEqual(drawn(before))
    }
  })

  test('the whole match is stepped back to the deal', () => {
    const { seen, entries } = watched(options, seats, '07')
    const [first, last] = [seen[0], seen.at(-1)]
    if (!first || !last) throw new Error('Cannot find the match')
    expect(drawn(news.before(last, entries))).toEqual(drawn(first))
  })
})

describe('what a match seldom sees is found again too', () => {
  test.each([
    ['a Storm without a row', position('storms wilds {full but 35} [70 2 3]p(P 4)'), '70@f6 -2, storm'],
    ['a Storm without a row that nobody answers', position('storms wilds {full but 35} [70 2]p(P 4)'), '70@f6 -2'],
    ['a Storm that a last Compass lets in', position('P1:2 pool:1 {} [1 2 3 4 5]p(O 60)'), '-1 -2, compass P1'],
    ['a Storm lifted before it strikes', position('pool:1 {} [71 2 3 4 5]p(Y 4)'), '71@f6, compass Y1'],
    ['an island that a Wild took', position('monsters wilds {8:15} [W 2]p9'), 'WM@c2'],
    ['who was known to hold a monster', position('marked:0 {full but 35} [M 2 F]p9'), 'M@a1'],
    ['an Explorer Sea Monster', pyramid('{1:5} [7 8 50]p9 explorers(rocks monster start)'), '7@c1'],
    ['an Explorer card that is paid for', pyramid('{1:5} [7 8 50 51]p9 explorers(start)'), '7@c1, pay -8 -50'],
    ['a hand exchanged', competitive('{0:30 35:70} [1 2] [60 61] row(6 7 8) deck(9) a(0) b(35)'), 'exchange'],
    ['a pass', competitive('{0:30 35:70} [1] [60 61] row() deck()'), 'pass']
  ])('%s', (_, state, lines) => {
    let before = state
    for (const line of lines.split(', ')) {
      const entry = { version: 1, seat: 0, at: 0, events: happening(before, line) }
      const next = after(before, line)
      const seen = news.before(tranquility.view(next, 'watcher'), [entry])
      expect(drawn(seen)).toEqual(drawn(tranquility.view(before, 'watcher')))
      before = next
    }
  })
})

test('the base game is stepped back without what modules bring', () => {
  const { seen, entries } = watched({}, 2, '07')
  for (const [at, view] of seen.entries()) {
    const last = seen.at(-1) ?? view
    expect(base.before(last, entries.slice(at))).toMatchObject({ cells: view.cells, startPlayed: view.startPlayed })
  }
})
