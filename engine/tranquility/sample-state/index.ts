import type { Options } from '../../game.ts'
import type { Random } from '../../random.ts'
import type { Rule } from '../core/rule.ts'
import type { PendingStep, State } from '../core/state.ts'
import { ruleNamesFor, rulesOf } from '../modules/index.ts'
import type { Slices } from '../modules/slices.ts'
import { seaNamed } from '../sea/seas.ts'
import { usualTableKindFor } from '../tables.ts'
import { VARIANTS, variantNameOf } from '../variants.ts'
import type { View } from '../view.ts'
import { type OptionsAndView, samplingsOf } from './rule-sampling.ts'
import { placeHiddenCards } from './place-hidden.ts'
import { sampleHiddenCards } from './hidden-cards.ts'

/**
 * Samples a state that fits the view (a determinisation), for search and for the odds of plans. Hidden cards are dealt at
 * random within the limits that rules set; all else is in the view.
 */
export function sampleState(options: Options, view: View, random: Random): State {
  const input = { options, view }
  const names = ruleNamesFor(options)
  const rules = rulesOf({ rules: names })
  const slices: Slices = Object.assign({}, ...samplingsOf(rules).map(part => part.slice?.(input, random)))
  const hidden = sampleHiddenCards(input, slices, rules, random)
  const dealt = placeHiddenCards({ ...openState(input, names), ...slices }, input, rules, hidden, random)
  return view.queue ? { ...dealt, pending: view.queue.map(step => completeStep(step, dealt, input, rules)) } : dealt
}

/** The state without hands and piles, as the view shows it, with a turn pending. */
function openState({ options, view }: OptionsAndView, rules: readonly string[]): State {
  const { sea, table = usualTableKindFor(view.players.length) } = VARIANTS[variantNameOf(options)]
  return {
    rules,
    sea,
    table,
    cells: seaNamed(sea).names.map(name => view.cells[name] ?? null),
    ...(view.destroyed && { destroyed: view.destroyed }),
    ...(view.standIns && { standIns: view.standIns }),
    startPlayed: view.startPlayed ?? false,
    ...(view.startedWith && { startedWith: view.startedWith }),
    active: view.active,
    players: view.players.map(({ discarded }) => ({ hand: [], pile: [], discarded })),
    pending: [{ step: 'turn' }],
    result: null
  }
}

function completeStep(step: PendingStep, state: State, input: OptionsAndView, rules: readonly Rule[]): PendingStep {
  for (const part of samplingsOf(rules)) {
    const whole = part.completeStep?.(step, state, input)
    if (whole) return whole
  }
  return step
}
