import type { View } from '../../../engine/tranquility/view.ts'
import type { TurnGame } from '../../seat/game.ts'

/*
 * What a page asks of any match, whatever it is made of.
 */

type Asked = TurnGame<View, never>

export const hand: Asked['hand'] = view => view.hand ?? []

export const places: Asked['places'] = ({ facts }) => (facts.cell ? [`${facts.cell}`] : [])

export const faceDown: Asked['faceDown'] = ({ players, active, phase }) => {
  const own = players[active]
  return own && phase === 'turn' ? Math.min(own.pile, Math.max(0, own.limit - own.hand)) : 0
}
