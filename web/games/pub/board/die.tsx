import { pipsOfUse } from '../../../../engine/pub/core/dice.ts'
import type { Props } from './board.tsx'
import { beginOf, firstTaps, goingOn, nextOf, useOf, verbOf } from './ways.ts'

/** A die as it fell, or the sum of both; a button where whoever is chosen may spend it, or might ask why not. */
export function Die({ view, words, ways, place = '', cursor, use }: Props & { readonly use: 'A' | 'B' | 'A+B' }) {
  const { dice, used } = view
  const value = dice ? pipsOfUse(dice, use) : 0
  const isUsed = use !== 'A+B' && used[use]
  // Before anything is chosen, a die means nothing yet, though somebody may be let in.
  const on = place || verbOf(ways) !== 'move' ? goingOn(ways, place) : []
  const found = firstTaps(ways, on).filter(way => useOf(way) === use)
  const guest = beginOf(place)
  const way = nextOf(found, place) ?? (guest && verbOf(ways) === 'move' ? `move ${use} ${guest} cw` : '')
  const isChosen = useOf(place) === use
  const same = {
    class: isUsed ? 'die used' : isChosen ? 'die chosen' : found.length > 0 ? 'die lit' : 'die',
    'aria-label': words.die(use, value, isUsed),
    children: [<small>{use}</small>, <b data-count={value} />]
  }
  return cursor === undefined || !way || isUsed ? (
    <span role="img" {...same} />
  ) : (
    <button value={way} aria-pressed={isChosen} {...same} />
  )
}
