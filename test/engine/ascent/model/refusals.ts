import { heard, type Said } from './lines.ts'
import {
  above,
  isCampfire,
  isMountainCard,
  isSlot,
  left,
  right,
  rowOf,
  SLOTS,
  supports,
  terrainOf,
  TOP,
  valueOf
} from './mountain.ts'
import { goalOf, ibexesOn, isAlone, isBesideItsTerrain, openSlots, playerOf, priceOf, type Table } from './table.ts'

/*
 * What speaks against a line, told once more from nothing but RULES.md, 4.3 to 4.9, and all that lies on a table. It
 * imports no rule of the engine.
 */

/** A code, and whatever goes with it. */
export type Reason = readonly [code: string, facts?: object]

export function reasonFor(table: Table, seat: number, line: string): Reason | null {
  const said = heard(line)
  if (!said) return ['BAD_ACTION']
  if (table.phase === 'over') return ['GAME_OVER']
  if (seat !== table.active) return ['NOT_YOUR_TURN']
  if (table.phase !== 'action') return ['WRONG_PHASE']
  return reasonNow(table, said)
}

export function codeFor(table: Table, seat: number, line: string): string | null {
  return reasonFor(table, seat, line)?.[0] ?? null
}

/** Whether nothing may be said, 5.2: whoever holds two cards may discard them, and one card alone pays for a step at most. */
export function isStuck(table: Table): boolean {
  const { hand } = playerOf(table, table.active)
  if (hand.length > 1) return false
  const [card] = hand
  const steps = SLOTS.flatMap(slot => above(slot).map(next => `herd ${slot} ${next} -${card}`))
  const ways = isCampfire(card) ? SLOTS.flatMap(from => SLOTS.map(to => `${from}>${to}`)) : SLOTS
  const lines = ['hook', ...(card === undefined ? [] : ['SU', ...steps, ...ways.map(way => `${card}@${way}`)])]
  return lines.every(line => reasonFor(table, table.active, line) !== null)
}

/** The same of whoever is to act. */
function reasonNow(table: Table, said: Said): Reason | null {
  const { verb, cards } = said
  const isThere = { herd: table.goals.includes('wildlife'), hook: isAlone(table) }
  if ((verb === 'herd' || verb === 'hook') && !isThere[verb]) return ['MODULE']
  if (!holds(table, cards)) return ['CARD_NOT_IN_HAND', { cards }]
  switch (verb) {
    case 'hook':
      if (table.hooks === 0) return ['HOOK_NONE']
      return playerOf(table, table.active).deck.length === 0 ? ['HOOK_EMPTY'] : null
    case 'summit':
      return ofSummit(table)
    case 'discard':
      return cards.length === 2 ? null : ['DISCARD', { named: cards.length }]
    case 'herd':
      return ofHerd(table, said)
    case 'campfire':
      return ofCampfire(table, said)
    case 'bridge':
      return ofBridge(table, said.route[0] ?? '')
    case 'place':
      return ofMountainCard(table, cards[0] ?? '', said.route[0] ?? '', said.paid)
  }
}

function holds(table: Table, cards: readonly string[]): boolean {
  const left = [...playerOf(table, table.active).hand]
  return cards.every(card => left.includes(card) && left.splice(left.indexOf(card), 1))
}

function ofSummit(table: Table): Reason | null {
  const open = openSlots(table).length
  if (open > 0) return ['GRID', { open }]
  const goals = table.goals.filter(goal => goalOf(table, goal) !== 'met')
  return goals.length > 0 ? ['GOAL', { open: goals }] : null
}

function ofHerd(table: Table, { route, paid }: Said): Reason | null {
  const [start = '', ...steps] = route
  if (ibexesOn(table, [start]) === 0) return ['HERD_NONE', { slot: start }]
  for (const [at, to] of steps.entries()) {
    const from = route[at] ?? ''
    const [card, step] = [table.mountain[to], { from, to }]
    if (rowOf(to) > 8) return ['HERD_TOP', step]
    if (!above(from).includes(to) || card === undefined) return ['HERD_PATH', step]
    if (card === 'BR') return ['HERD_BRIDGE', step]
  }
  return ofPayment(table, {}, steps.length, paid, 0)
}

function ofCampfire(table: Table, { cards, route, paid }: Said): Reason | null {
  const [[fire = ''], [source = '', target = '']] = [cards, route]
  const lies = table.mountain[source]
  if (isSlot(source)) {
    if (lies === undefined || !isMountainCard(lies)) return ['FIRE_TARGET', { slot: source }]
    if (terrainOf(lies) !== terrainOf(fire)) return ['FIRE_TERRAIN', { card: fire, slot: source, by: lies }]
    if (ibexesOn(table, [source]) > 0) return ['FIRE_HERD', { slot: source, card: fire }]
  }
  for (const slot of [source, target]) if (!isSlot(slot)) return ['SLOT', { slot }]
  if (rowOf(target) <= rowOf(source)) return ['FIRE_UP', { source, target }]
  return ofMountainCard(table, lies ?? '', target, paid)
}

/** Played from the hand or lifted: whichever card is played pays for nothing. */
function ofMountainCard(table: Table, card: string, slot: string, paid: number): Reason | null {
  const isOnBridge = table.mountain[slot] === 'BR' && slot !== TOP
  const reason = ofSlot(table, slot, isOnBridge)
  if (reason) return reason
  const row = rowOf(slot)
  if ((valueOf(card) ?? 0) < row) return ['ROW', { card, slot, row }]
  if (isBesideItsTerrain(table, card, slot)) return ['TERRAIN', { card, slot, terrain: terrainOf(card) }]
  return ofPayment(table, { card, slot }, priceOf(table, card, slot), paid, 1)
}

function ofBridge(table: Table, slot: string): Reason | null {
  return ofSlot(table, slot, false, left(slot) === null || right(slot) === null)
}

function ofSlot({ mountain }: Table, slot: string, isOnBridge: boolean, isEdge = false): Reason | null {
  if (!isSlot(slot)) return ['SLOT', { slot }]
  if (slot === TOP) return ['SUMMIT_ONLY', { slot }]
  const by = mountain[slot]
  if (by !== undefined && !isOnBridge) return ['OCCUPIED', { slot, by }]
  if (isEdge) return ['EDGE', { slot }]
  const before = left(slot)
  if (before !== null && mountain[before] === undefined) return ['LEFT', { slot }]
  return supports(slot).every(below => mountain[below] !== undefined) ? null : ['SUPPORT', { slot }]
}

/** Exactly what is due, out of all cards but those that are played. */
function ofPayment(table: Table, what: object, due: number, paid: number, played: number): Reason | null {
  const can = playerOf(table, table.active).hand.length - played
  if (due > can) return ['COST', { ...what, due, can }]
  return due === paid ? null : ['PAY', { ...what, due, paid }]
}
