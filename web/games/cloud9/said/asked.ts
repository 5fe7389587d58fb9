import type { View } from '../../../../engine/cloud9/view.ts'
import { difference } from '../../../../engine/multiset.ts'
import type { TurnWords } from './sentences.ts'

type Words = Pick<TurnWords, 'stakes' | 'alone' | 'free' | 'asks' | 'yours'>

/** What a jump brings here and on the next cloud, and what the dice ask of the pilot; nothing once all is over. */
export function asked({ clouds, cloud, phase, ...view }: View, words: Words): readonly string[] {
  const [here, next] = clouds.slice(cloud - 1)
  if (!here || !next || phase === 'over') return []
  const stakes = words.stakes(here.points, next.points)
  if (phase === 'solo') return [stakes, words.alone]
  return view.roll ? [stakes, demand(view, words)] : [stakes]
}

function demand({ need, players, pilot, viewer, hand = [] }: Omit<View, 'clouds' | 'cloud' | 'phase'>, words: Words) {
  if (need.length === 0) return words.free
  if (viewer !== pilot) return words.asks(need, players[pilot]?.hand ?? 0)
  return words.yours(need, difference<string>(need, hand))
}
