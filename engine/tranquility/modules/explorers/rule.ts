import { makeConsequence } from '../../core/consequence.ts'
import type { Event, Setting, Step } from '../../../game.ts'
import { playerAt, withPlayer } from '../../../players.ts'
import type { SpecialCard } from '../../sea/cards.ts'
import { explorersOrThrow, borderSpacesWithoutIsland, withExplorerCardSpent, withExplorers } from './explorers.ts'
import { costAtCellAsIfEmpty } from '../../sea/order.ts'
import type { Rule } from '../../core/rule.ts'
import { type Cell, cellNamedOrThrow, seaNamed } from '../../sea/seas.ts'
import type { ExplorersTypes } from './slice.ts'
import { type PendingStep, type State, makeEvent, replaceFirstStep, forgetStandIn } from '../../core/state.ts'
import { insertPendingFirst } from '../../core/turn.ts'
import { clearStorm } from './clear.ts'
import { HAND_CARD_BY_EXPLORER, explorersThatAddOneCardToPrice, explorerDeck } from './deck.ts'
import { cardsDueForBorderSpace, askPaymentOrTakeHandAndPile, payForBorderSpace } from './pay.ts'
import { isPlaceIsland } from '../islands/rule.ts'
import { explorersSampling } from './sampling.ts'
import { explorersBotPart } from './bot.ts'

type Covered = Extract<PendingStep, { step: 'explore' }>

const IN_PYRAMID = { variant: ['pyramid'] }
const SETTINGS: readonly Setting[] = [
  { name: 'harder', values: [false, true], default: false, when: IN_PYRAMID },
  { name: 'easier', values: [false, true], default: false, when: IN_PYRAMID }
]

/**
 * The rule of the Explorer cards: an island on a border space turns one up, and the space is paid for afterwards (RULES.md, 9.2;
 * rulings 15, 21 and 48 to 53).
 */
export const explorers = {
  name: 'explorers',
  dealEventsForRecord: ['explorers'],
  settings: SETTINGS,
  moves: { pay: payForBorderSpace, clear: clearStorm },
  stepHandlers: {
    explore: {
      run: turnUp,
      visible: ({ step, cell, card, island, cost }) => ({ step, cell, card, island, cost })
    },
    pay: { awaits: state => [state.active], visible: ({ step, due }) => ({ step, due }) }
  },
  phaseAt: ({ step }) => (step === 'pay' ? step : null),

  // The Pyramid's Finishes are Explorer cards instead.
  deck: cards => cards.filter(card => card !== 'F'),

  deal(state, { options, random }) {
    const deck = random.shuffle(explorerDeck(options))
    const dear = explorersThatAddOneCardToPrice(options)
    return {
      state: { ...state, destroyed: [], explorers: { deck, spent: [], storms: [], dear } },
      events: [{ ...makeEvent('explorers', { left: deck.length }), sealed: { explorers: deck } }]
    }
  },

  forbidsCell(state, _, { cell }) {
    const isStormed = explorersOrThrow(state).storms.includes(cell)
    return isStormed ? { code: 'SPACE_STORMED', facts: { cell: nameOf(state, cell) } } : null
  },

  afterAction(state, _, action) {
    if (!isPlaceIsland(action)) return { state, events: [] }
    const { card, island } = action
    const sea = seaNamed(state.sea)
    const cell = cellNamedOrThrow(sea, action.cell)
    if (!sea.later?.includes(cell)) return { state, events: [] }
    const covered: Covered = {
      step: 'explore',
      cell,
      card,
      island,
      cost: costAtCellAsIfEmpty(sea, state.cells, cell, island)
    }
    return { state: insertPendingFirst(state, covered), events: [] }
  },

  viewPart(state) {
    const { deck, spent, storms } = explorersOrThrow(state)
    const due = cardsDueForBorderSpace(state)
    return {
      explorers: {
        left: deck.length,
        spent,
        spaces: borderSpacesWithoutIsland(state).map(cell => nameOf(state, cell)),
        storms: storms.map(cell => nameOf(state, cell)),
        ...(due > 0 && { due })
      }
    }
  },
  scoreItems: ({ explorers: shown }) => (shown ? [{ name: 'explorers', kind: 'count', value: shown.left }] : []),

  consequences({ after, action }) {
    const [next] = after.pending
    if (action.verb === 'clear') return [makeConsequence('clears', { cell: action.cell })]
    return next?.step === 'explore'
      ? [makeConsequence('explores', { cell: nameOf(after, next.cell), cost: next.cost })]
      : []
  },

  botPart: explorersBotPart,
  sampling: explorersSampling
} satisfies Rule

function turnUp(state: State, covered: Covered): Step<State> {
  const [explorer, ...deck] = explorersOrThrow(state).deck
  if (!explorer) throw new Error('Cannot turn up an Explorer card: none are left')
  const turned = withExplorers(replaceFirstStep(state), { deck })
  switch (explorer) {
    case 'storm':
      return resolveStorm(turned, covered)
    case 'monster':
      return resolveMonster(turned, covered)
    case 'start':
    case 'rocks':
      return resolveStartOrRocks(turned, covered, explorer)
    default:
      return resolveKeptCard(turned, covered, HAND_CARD_BY_EXPLORER[explorer])
  }
}

/** Resolves a Storm, which closes the space; the placed card goes back to the hand. */
function resolveStorm(state: State, { cell, card, island }: Covered): Step<State> {
  const { hand } = playerAt(state, state.active)
  const open = withCellOpened(state, cell)
  // A stand-in destroyed earlier as the same island stays recorded.
  const left = typeof card === 'number' ? open : forgetStandIn(open, island)
  const back = withPlayer(left, state.active, { hand: [...hand, card] })
  return {
    state: withExplorers(back, { storms: [...explorersOrThrow(state).storms, cell] }),
    events: [exploredEvent(state, cell, 'storm', { card: String(island) })]
  }
}

/** Resolves a Sea Monster, which takes the placed island out of the game; the space is open again. */
function resolveMonster(state: State, { cell, island }: Covered): Step<State> {
  const left = withExplorerCardSpent(withCellOpened(state, cell), 'monster')
  return {
    state: { ...left, destroyed: [...(state.destroyed ?? []), island] },
    events: [exploredEvent(state, cell, 'monster', { card: String(island) })]
  }
}

function resolveKeptCard(state: State, { cell, cost }: Covered, kept: SpecialCard): Step<State> {
  const { hand } = playerAt(state, state.active)
  const step = askPaymentOrTakeHandAndPile(withPlayer(state, state.active, { hand: [...hand, kept] }), cost)
  const found = exploredEvent(state, cell, 'kept', {}, { only: { [state.active]: { card: kept } } })
  return { state: step.state, events: [found, ...step.events] }
}

function resolveStartOrRocks(state: State, { cell, cost }: Covered, explorer: 'start' | 'rocks'): Step<State> {
  const more = explorersOrThrow(state).dear.includes(explorer) ? 1 : 0
  const step = askPaymentOrTakeHandAndPile(withExplorerCardSpent(state, explorer), cost + more)
  return { state: step.state, events: [exploredEvent(state, cell, explorer, {}), ...step.events] }
}

function exploredEvent(
  state: State,
  cell: Cell,
  explorer: ExplorersTypes['events']['explored']['explorer'],
  facts: { readonly card?: string },
  only: Pick<Event, 'only'> = {}
): Event {
  return { ...makeEvent('explored', { seat: state.active, cell: nameOf(state, cell), explorer, ...facts }), ...only }
}

function withCellOpened(state: State, cell: Cell): State {
  return { ...state, cells: state.cells.map((island, other) => (other === cell ? null : island)) }
}

function nameOf({ sea }: State, cell: Cell): string {
  return seaNamed(sea).names[cell] ?? ''
}
