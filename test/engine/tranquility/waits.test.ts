import { expect, test } from 'vitest'
import { tranquility } from '../../../engine/tranquility/index.ts'
import { seaNamed } from '../../../engine/tranquility/sea/seas.ts'
import type { State } from '../../../engine/tranquility/core/state.ts'
import type { View } from '../../../engine/tranquility/view.ts'
import { type Moment, randomPlay } from '../../random-play.ts'

// RULES.md, 4.4: a decision is skipped if everybody can see that there is none or that it is forced.

const MATCHES = [1, 2, 3, 4, 5, 6, 7, 8]
const WILDS = 2
const YELLOW_LIMIT = 3

test.each([
  { storms: true },
  { storms: true, rocks: true, monsters: 5, removal: 'poseidon' },
  { storms: true, wilds: true },
  { storms: true, wilds: true, rocks: true, monsters: 3 }
])('no match waits for an answer to a Storm that a watcher could give: %j', options => {
  const waits = [1, 2, 3, 5].flatMap(seats =>
    MATCHES.flatMap(number => waitsIn(randomPlay(tranquility, options, seats, number), options.wilds ? WILDS : 0))
  )
  expect(waits).not.toEqual([])
  expect(waits.filter(({ view, unseen }) => isNeedless(view, unseen))).toEqual([])
})

/** Where a match waits with Storms drawn: what a watcher sees, and how many Wilds nobody has seen played. */
function waitsIn(moments: readonly Moment[], wilds: number): { readonly view: View; readonly unseen: number }[] {
  let unseen = wilds
  return moments.flatMap(({ before, events }) => {
    const wait = { view: tranquility.view(before.state as State, 'watcher'), unseen }
    unseen -= events.filter(({ type, facts }) => facts.with === 'W' && type !== 'finished').length
    return wait.view.phase === 'storm' ? wait : []
  })
}

function isNeedless({ players, compasses, storms, sea, cells }: View, unseen: number): boolean {
  const isHeldPerhaps = unseen > 0 && players.some(({ hand }) => hand > 0)
  if (isHeldPerhaps || (compasses?.pool ?? 0) > 0) return false
  const rows = new Set(seaNamed(sea).names.flatMap(name => (name in cells ? [] : name.slice(1))))
  return (storms?.drawn ?? []).some(({ storm, seat }) => {
    if (storm.startsWith('Y')) return (players[seat]?.hand ?? 0) <= YELLOW_LIMIT
    return storm.startsWith('O') || rows.size < 2
  })
}
