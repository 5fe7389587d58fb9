import type { Options } from '../../game.ts'
import type { Random } from '../../random.ts'
import type { State } from '../core/state.ts'
import { rulesFor, rulesOf } from '../modules/index.ts'
import type { Slices } from '../modules/slices.ts'
import { seaNamed } from '../sea/seas.ts'
import { tableFor } from '../tables.ts'
import { VARIANTS, variantOf } from '../variants.ts'
import type { View } from '../view.ts'
import { type Known, partsOf } from './imagining.ts'
import { laid } from './laid.ts'
import { unseenIn } from './unseen.ts'

/** A whole state, by chance, as it might be where somebody must decide who has that view. */
export function imagine(options: Options, view: View, random: Random): State {
  const known = { options, view }
  const names = rulesFor(options)
  const rules = rulesOf({ rules: names })
  const slices: Slices = Object.assign({}, ...partsOf(rules).map(part => part.slice?.(known, random)))
  const unseen = unseenIn(known, slices, rules, random)
  const dealt = laid({ ...openIn(known, names), ...slices }, known, rules, unseen, random)
  const { phase } = view
  return partsOf(rules).reduce(
    (state, { at = {} }) => (phase === 'over' ? state : (at[phase]?.(state, known, rules) ?? state)),
    dealt
  )
}

/** What lies open on the table, in somebody's turn. */
function openIn({ options, view }: Known, rules: readonly string[]): State {
  const { sea, table = tableFor(view.players.length) } = VARIANTS[variantOf(options)]
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
