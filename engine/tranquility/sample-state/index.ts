import type { Options } from '../../game.ts'
import type { Random } from '../../random.ts'
import type { State } from '../core/state.ts'
import { ruleNamesFor, rulesOf } from '../modules/index.ts'
import type { Slices } from '../modules/slices.ts'
import { seaNamed } from '../sea/seas.ts'
import { tableKindFor } from '../tables.ts'
import { VARIANTS, variantOf } from '../variants.ts'
import type { View } from '../view.ts'
import { type SampleInput, samplingsOf } from './rule-sampling.ts'
import { placeHidden } from './place-hidden.ts'
import { sampleHidden } from './sample-hidden.ts'

/**
 * Samples a whole state that fits the view, for search and for the odds of plans. Hidden cards are dealt at random within
 * what the rules tell of them.
 */
export function sampleState(options: Options, view: View, random: Random): State {
  const known = { options, view }
  const names = ruleNamesFor(options)
  const rules = rulesOf({ rules: names })
  const slices: Slices = Object.assign({}, ...samplingsOf(rules).map(part => part.slice?.(known, random)))
  const unseen = sampleHidden(known, slices, rules, random)
  const dealt = placeHidden({ ...openIn(known, names), ...slices }, known, rules, unseen, random)
  const { phase } = view
  return samplingsOf(rules).reduce(
    (state, { atPhase = {} }) => (phase === 'over' ? state : (atPhase[phase]?.(state, known, rules) ?? state)),
    dealt
  )
}

/** The state as far as it lies open on the table, in somebody's turn. */
function openIn({ options, view }: SampleInput, rules: readonly string[]): State {
  const { sea, table = tableKindFor(view.players.length) } = VARIANTS[variantOf(options)]
  return {
    rules,
    sea,
    table,
    cells: seaNamed(sea).names.map(name => view.cells[name] ?? null),
    ...(view.destroyed && { destroyed: view.destroyed }),
    startPlayed: view.startPlayed ?? false,
    ...(view.startedWith && { startedWith: view.startedWith }),
    active: view.active,
    players: view.players.map(({ discarded }) => ({ hand: [], pile: [], discarded })),
    pending: [{ step: 'turn' }],
    result: null
  }
}
