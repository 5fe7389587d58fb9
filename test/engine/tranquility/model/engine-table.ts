import type { Event as EngineEvent } from '../../../../engine/game.ts'
import type { PendingStep, State } from '../../../../engine/tranquility/core/state.ts'
import { ruleNamesFor } from '../../../../engine/tranquility/modules/index.ts'
import { type Card as EngineCard, SPECIAL_CARDS } from '../../../../engine/tranquility/sea/cards.ts'
import type { Event } from './play.ts'
import { VARIANTS, type Variant } from './seas.ts'
import { type Card, copyOf, type Step, type Table } from './table.ts'

/* Tables as the model has them, made of what the engine has, and the other way round. */

export function tableOf(state: State): Table {
  const { rocks, monsters, storms, compasses, wilds, daylight, explorers, contest } = state
  return copyOf({
    variant: variantOf(state),
    cells: [...state.cells],
    players: state.players.map(({ hand, pile, discarded }) => ({
      hand: hand.map(String),
      pile: pile.map(String),
      discarded
    })),
    active: state.active,
    started: state.startPlayed,
    ...(state.startedWith && { startedWith: state.startedWith }),
    destroyed: [...(state.destroyed ?? [])],
    ...(rocks && { rocks: rocks.row }),
    ...(monsters && { monsters: { left: monsters.left, marked: [...monsters.marked] } }),
    ...(storms && compasses && { storms: { ...storms, ...compasses, active: storms.active.map(stormOf) } }),
    ...(wilds && { wilds: wilds.left }),
    ...(daylight && { daylight: { up: daylight.up, sides: [...daylight.sides] } }),
    ...(explorers && { explorers: explorers as Table['explorers'] }),
    ...(contest && { contest: contestOf(contest) }),
    ahead: state.pending.map(stepOf),
    result: state.result
  } as Table)
}

export function stateOf(table: Table): State {
  const { variant, players, destroyed, rocks, monsters, storms, wilds, daylight, explorers, contest } = table
  const options = {
    variant,
    rocks: rocks !== undefined,
    monsters: monsters ? 5 : 0,
    storms: storms !== undefined,
    wilds: wilds !== undefined
  }
  const seas = { standard: 'standard', day_night: 'standard', competitive: 'standard' } as const
  const state = {
    rules: ruleNamesFor(options),
    table: contest ? 'against' : players.length === 1 ? 'alone' : 'together',
    sea: variant === 'high_arch' || variant === 'pyramid' ? variant : seas[variant],
    cells: table.cells,
    players: players.map(({ hand, pile, discarded }) => ({
      hand: hand.map(cardOf),
      pile: pile.map(cardOf),
      discarded
    })),
    active: table.active,
    startPlayed: table.started,
    ...(table.startedWith && { startedWith: cardOf(table.startedWith) }),
    ...((monsters || explorers) && { destroyed }),
    ...(rocks !== undefined && { rocks: { row: rocks } }),
    ...(monsters && { monsters }),
    ...(storms && {
      storms: { seen: storms.seen, active: storms.active.map(storm => ({ ...storm, colour: storm.name.charAt(0) })) },
      compasses: { pool: storms.pool, supply: storms.supply }
    }),
    ...(wilds !== undefined && { wilds: { left: wilds } }),
    ...(daylight && { daylight }),
    ...(explorers && { explorers }),
    ...(contest && {
      contest: { ...contest, row: contest.row.map(cardOf), deck: contest.deck.map(cardOf), passes: 0 }
    }),
    pending: table.ahead.map(pendingOf),
    result: table.result
  }
  return copyOf(state) as unknown as State
}

/** With what only its seat learns laid over what all do; what is drawn in one go is one event. */
export function eventsOf(events: readonly EngineEvent[]): Event[] {
  const all: Event[] = []
  for (const { type, facts, only } of events) {
    const event: Event = { type, facts: { ...facts, ...only?.[Number(facts.seat)] } }
    const last = all.at(-1)
    const isMore = type === 'drew' && last?.type === 'drew' && last.facts.seat === facts.seat
    if (isMore && last) all[all.length - 1] = joined(last, event)
    else all.push(event)
  }
  return all
}

function joined({ type, facts }: Event, { facts: more }: Event): Event {
  const cards = [...(facts.cards as Card[]), ...(more.cards as Card[])]
  return { type, facts: { ...facts, count: cards.length, cards } }
}

function variantOf({ sea, daylight, contest }: State): Variant {
  if (daylight) return 'day_night'
  return contest ? 'competitive' : (VARIANTS.find(variant => variant === sea) ?? 'standard')
}

function contestOf({ owners, day, row, deck }: NonNullable<State['contest']>) {
  return { owners: [...owners], day, row: row.map(String), deck: deck.map(String) }
}

function stormOf(storm: NonNullable<State['storms']>['active'][number]) {
  return 'row' in storm ? { name: storm.name, row: storm.row } : { name: storm.name, seat: storm.seat }
}

function stepOf(step: PendingStep): Step {
  if (step.step === 'draw') return { ...step, shown: step.shown ?? [] } as Step
  if (step.step === 'explore')
    return { step: 'explore', cell: step.cell, card: `${step.card}`, value: step.island, cost: step.cost }
  if (step.step === 'win') return { step: 'win' }
  if (step.step !== 'pledge' && step.step !== 'capacity') return step as Step
  return {
    ...step,
    offers: step.offers.map(offer => offer && { ...offer, cards: offer.cards.map(String) })
  } as Step
}

function pendingOf(step: Step): object {
  if (step.step !== 'pledge' && step.step !== 'capacity') return step
  return { ...step, offers: step.offers.map(offer => offer && { ...offer, cards: offer.cards.map(cardOf) }) }
}

function cardOf(card: Card): EngineCard {
  return SPECIAL_CARDS.find(special => special === card) ?? Number(card)
}
