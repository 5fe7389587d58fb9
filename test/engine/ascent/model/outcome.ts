import { heard } from './lines.ts'
import { hasIcon, SLOTS, slotsIn, TOP } from './mountain.ts'
import { isStuck } from './refusals.ts'
import { goalOf, ibexesOn, isSeen, limitOf, playerOf, type Table } from './table.ts'

/*
 * What comes of a line that may be said, and what the table then does until somebody must decide again: RULES.md, 4.2, 4.8,
 * 5 to 7, told once more. It imports no rule of the engine.
 */

/** An event with all that is told of it. */
export interface Told {
  readonly type: string
  readonly facts: object
  readonly sealed?: object
}

export interface Outcome {
  readonly table: Table
  readonly events: readonly Told[]
}

type Tell = (type: string, facts?: object, sealed?: object) => void

/** What a line alone brings about: nothing is drawn yet. */
export function decided(before: Table, line: string): Outcome {
  return outcome(before, (table, tell) => {
    decide(table, line, tell)
    for (const panorama of table.panoramas) {
      if (panorama.side !== 'revealed' || !table.goals.includes('documentary')) continue
      if (!isSeen(table, panorama.sequence)) continue
      panorama.side = 'filmed'
      tell('filmed', { sequence: panorama.sequence })
    }
  })
}

/** All that the table then does. */
export function settled(before: Table, shuffle: <T>(list: readonly T[]) => T[]): Outcome {
  return outcome(before, (table, tell) => {
    const { active: seat } = table
    const me = playerOf(table, seat)
    if (table.phase === 'shuffle') {
      me.deck = shuffle(me.deck)
      tell('shuffled', { seat, count: me.deck.length }, { deck: [...me.deck] })
      table.phase = 'resolve'
    }
    if (table.phase === 'resolve') {
      if (table.mountain[TOP] === 'SU') return finish(table, 'WIN', tell)
      if (table.goals.some(goal => goalOf(table, goal) === 'lost')) return finish(table, 'LOSS_GOAL', tell)
      refill(table, seat, tell)
      table.active = (seat + 1) % table.players.length
      table.phase = 'begin'
    }
    if (table.phase === 'begin') begin(table, tell)
  })
}

function outcome(before: Table, change: (table: Table, tell: Tell) => void): Outcome {
  const table = structuredClone(before)
  const events: Told[] = []
  change(table, (type, facts = {}, sealed) => events.push({ type, facts, ...(sealed && { sealed }) }))
  return { table, events }
}

function decide(table: Table, line: string, tell: Tell): void {
  const { verb = '', cards = [], paid = 0, route = [] } = heard(line) ?? {}
  const { active: seat, mountain, ibexes } = table
  const [[card = ''], [source = ''], target = ''] = [cards, route, route.at(-1)]
  const me = playerOf(table, seat)
  for (const one of cards) me.hand.splice(me.hand.indexOf(one), 1)
  me.discarded += paid
  table.phase = verb === 'hook' ? 'shuffle' : 'resolve'
  switch (verb) {
    case 'place':
      lay(table, card, target)
      tell('placed', { seat, card, slot: target, paid })
      if (!hasIcon(card) || !table.goals.includes('wildlife')) return
      ibexes[target] = 1
      return tell('appeared', { slot: target })
    case 'bridge':
      lay(table, card, target)
      return tell('bridged', { seat, slot: target })
    case 'campfire': {
      const lifted = mountain[source] ?? ''
      mountain[source] = card
      lay(table, lifted, target)
      return tell('lifted', { seat, card, source, target, lifted, paid })
    }
    case 'summit':
      lay(table, card, TOP)
      tell('topped', { seat })
      return climb(table, tell)
    case 'discard':
      return tell('discarded', { seat, count: 2 })
    case 'herd':
      return tell('herded', { seat, route, ibexes: gather(table, route), paid })
    case 'hook':
      table.hooks--
      me.deck.push(...me.hand.splice(0))
      return tell('hooked', { seat, left: table.hooks })
  }
}

function lay(table: Table, card: string, slot: string): void {
  const { mountain, buried } = table
  if (mountain[slot] === 'BR') table.buried = SLOTS.filter(one => one === slot || buried.includes(one))
  mountain[slot] = card
}

/** All ibexes of row 8 go on to the Summit. */
function climb(table: Table, tell: Tell): void {
  const route = [...slotsIn(8), TOP]
  if (table.goals.includes('wildlife')) tell('climbed', { route, ibexes: gather(table, route) })
}

/** The ibexes of all these slots come together on the last. */
function gather(table: Table, route: readonly string[]): number {
  const together = ibexesOn(table, route)
  for (const slot of route) delete table.ibexes[slot]
  table.ibexes[route.at(-1) ?? ''] = together
  return together
}

function refill(table: Table, seat: number, tell: Tell): void {
  const { hand, deck } = playerOf(table, seat)
  const drawn = deck.splice(0, limitOf(table) - hand.length)
  hand.push(...drawn)
  if (drawn.length > 0) tell('drew', { seat, count: drawn.length })
}

function begin(table: Table, tell: Tell): void {
  tell('turn', { seat: table.active })
  table.phase = 'action'
  if (isStuck(table)) finish(table, 'LOSS_STUCK', tell)
}

function finish(table: Table, why: 'WIN' | 'LOSS_GOAL' | 'LOSS_STUCK', tell: Tell): void {
  table.phase = 'over'
  table.why = why
  tell('over', { outcome: why === 'WIN' ? 'won' : 'lost', why })
}
