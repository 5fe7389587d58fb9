import type { Seat, Viewer } from '../game.ts'
import { handLimitOf, currentPhase } from './core/rule-queries.ts'
import { countCardsDrawnBeforeNextDecision } from './core/draw.ts'
import type { Rule } from './core/rule.ts'
import { seatOfNextTurn } from './core/turn.ts'
import { rulesOf } from './modules/index.ts'
import type { SpecialCard } from './sea/cards.ts'
import { type SeaName, seaNamed } from './sea/seas.ts'
import type { ModuleViews } from './modules/slices.ts'
import type { PendingStep, Phase, State } from './core/state.ts'
import { stepsWithSecretsHidden } from './core/steps.ts'

/** A match as a viewer may see it (RULES.md, 12). Cards are written as in a line: `23`, `S`, `F`. */
export type View = ModuleViews & {
  readonly viewer: Viewer
  readonly sea: SeaName
  /** The islands in the sea, by the names of their cells, `a1` at the bottom left. */
  readonly cells: { readonly [cell: string]: number }
  readonly phase: Phase | 'over'
  readonly active: Seat
  readonly players: readonly {
    readonly hand: number
    readonly limit: number
    readonly pile: number
    readonly discarded: number
  }[]
  /** The viewer's own cards, in the order held; a watcher has none. */
  readonly hand?: readonly string[]
  /** How many cards the viewer is about to draw, as far as it can count them. */
  readonly faceDown?: number
  /** The seat whose turn comes after the present one. */
  readonly next?: Seat
  /** Islands that have left the sea for good. */
  readonly destroyed?: readonly number[]
  /**
   * The special card that lies in the sea as an island, or was destroyed as one, by that island's value. Where the value is
   * both in `cells` and in `destroyed`, the destroyed one was the special card.
   */
  readonly standIns?: { readonly [island: string]: SpecialCard }
  /** The pending steps, the next one first; left out if there is nothing but a turn. */
  readonly queue?: readonly PendingStep[]
}

/** Builds the view of a viewer, field by field. */
export function view(state: State, viewer: Viewer): View {
  const rules = rulesOf(state)
  const own = viewer === 'watcher' ? undefined : state.players[viewer]
  const faceDown = viewer === 'watcher' ? 0 : countCardsDrawnBeforeNextDecision(state, viewer, rules)
  return {
    viewer,
    sea: state.sea,
    cells: islandsByCellName(state),
    phase: state.result ? 'over' : (currentPhase(rules, state) ?? 'turn'),
    active: state.active,
    players: state.players.map(({ hand, pile, discarded }, seat) => ({
      hand: hand.length,
      limit: handLimitOf(rules, state, seat),
      pile: pile.length,
      discarded
    })),
    ...(own && { hand: own.hand.map(String) }),
    ...(faceDown > 0 && { faceDown }),
    ...(!state.result && state.players.length > 1 && { next: seatOfNextTurn(state) }),
    ...(state.destroyed && { destroyed: state.destroyed }),
    ...(state.standIns && { standIns: state.standIns }),
    ...(!isPlainTurn(state) && { queue: stepsWithSecretsHidden(state) }),
    ...partsOf(rules, state, viewer)
  }
}

function partsOf(rules: readonly Rule[], state: State, viewer: Viewer): ModuleViews {
  const parts: ModuleViews = {}
  for (const rule of rules) if (rule.viewPart) Object.assign(parts, rule.viewPart(state, viewer))
  return parts
}

function isPlainTurn({ pending: [now, ...later] }: State): boolean {
  return !now || (now.step === 'turn' && later.length === 0)
}

function islandsByCellName(state: State): View['cells'] {
  const { names } = seaNamed(state.sea)
  const cells: { [cell: string]: number } = {}
  let cell = 0
  for (const island of state.cells) {
    if (island !== null) cells[names[cell] ?? ''] = island
    cell++
  }
  return cells
}
