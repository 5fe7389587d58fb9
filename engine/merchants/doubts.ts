import type { Reason } from '../refusal.ts'
import { read } from './core/actions.ts'
import { specialAt, wareAt } from './map/sites.ts'
import { nameOf, neighboursOf, type Space } from './map/spaces.ts'
import type { View } from './view.ts'

/** A tile that nothing leads to, and a castle in which nothing can be earned. */
export function doubts(view: View, line: string): readonly Reason<'LONELY' | 'SOLD_ALREADY' | 'NO_COIN'>[] {
  const action = read(line)
  if (action.verb === 'place') return isLonely(view, action.space) ? [{ code: 'LONELY' }] : []
  const ware = action.verb === 'go' ? wareAt(action.to) : null
  if (!ware) return []
  if (!view.players[view.active]?.wagon.includes(ware)) return [{ code: 'SOLD_ALREADY', facts: { ware } }]
  return view.castles[ware].length > 0 ? [] : [{ code: 'NO_COIN' }]
}

/** Neither a tile, nor a castle, nor the seat's own merchant is next to it. */
function isLonely({ tiles, rocks, players, active }: View, space: Space): boolean {
  return neighboursOf(space).every(next => {
    const name = nameOf(next)
    return specialAt(next) === null && (!tiles[name] || rocks.includes(name)) && players[active]?.at !== name
  })
}
