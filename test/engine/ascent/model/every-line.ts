import type { Random } from '../../../../engine/random.ts'
import { above, allCards, isCampfire, isMountainCard, SLOTS, terrainOf } from './mountain.ts'
import { heard } from './lines.ts'
import { codeFor } from './refusals.ts'
import { playerOf, type Table } from './table.ts'

/*
 * All that a seat could say at a table: each card of its hand anywhere, every way of every herd, and of all that it cannot
 * say anyway, some.
 */

/** Of the lines of cards that are not held, so many. */
const OTHERS = 40
const OFF = ['j1', 'b9', 'z99', 'a10']

/** Every line of its cards; where nothing but the price is open, with every number of cards. */
export function everyLine(table: Table, seat: number, dice: Random): string[] {
  const { hand } = playerOf(table, seat)
  const others = dice.shuffle([...new Set(allCards(2, 5))]).slice(0, 4)
  const heads = [
    ...[...new Set(hand)].flatMap(card => (isCampfire(card) ? fireHeads(table, card, dice) : headsOf(card))),
    ...dice.shuffle(others.flatMap(headsOf)).slice(0, OTHERS)
  ]
  const herds = [...SLOTS, 'j1'].flatMap(slot => routes(table, slot, hand.length, dice).map(route => `herd ${route}`))
  const counts = [...hand, '', ''].map((_, count) => count)
  return [
    ...[...heads, ...herds].flatMap(head => {
      const { cards = [], verb } = heard(head) ?? {}
      const isFree = verb === 'bridge' || verb === 'summit'
      const isPriced = !isFree && [null, 'COST', 'PAY'].includes(codeFor(table, seat, head))
      const paid = isPriced ? counts : [isFree ? 0 : dice.below(3)]
      return paid.map(count => head + picks(hand, cards, count, dice))
    }),
    ...counts.slice(1).map(count => picks(hand, [], count, dice).trim()),
    ...hand.flatMap((card, at) => hand.slice(at + 1).map(other => `-${card} -${other}`)),
    ...others.map(card => `-${card} -${hand[0] ?? 'SU'}`),
    'hook'
  ]
}

export function headsOf(card: string): string[] {
  const slots = [...SLOTS, ...OFF]
  if (card === 'SU') return [card]
  if (card === 'BR' || isMountainCard(card)) return slots.map(slot => `${card}@${slot}`)
  return slots.flatMap(source => slots.map(target => `${card}@${source}>${target}`))
}

/** Where nothing speaks against the card that gives way, to all slots; otherwise to a few. */
function fireHeads({ mountain }: Table, fire: string, dice: Random): string[] {
  const targets = [...SLOTS, ...OFF]
  return targets.flatMap(source => {
    const isThere = terrainOf(mountain[source]) === terrainOf(fire)
    return (isThere ? targets : dice.shuffle(targets).slice(0, 2)).map(target => `${fire}@${source}>${target}`)
  })
}

/** So many cards of the hand but for the one that is played; behind its end, of others. */
function picks(hand: readonly string[], [played = '']: readonly string[], count: number, dice: Random): string {
  const left = hand.includes(played) ? hand.toSpliced(hand.indexOf(played), 1) : hand
  return [...dice.shuffle(left), 'SU', 'BR', 'G3*']
    .slice(0, count)
    .map(card => ` -${card}`)
    .join('')
}

/** Upwards from a slot, a step further than the hand can pay, and some wrong ways. */
function routes({ ibexes }: Table, slot: string, most: number, dice: Random): string[] {
  const wrong = [...SLOTS, ...OFF].filter(() => dice.below(24) === 0).map(to => `${slot} ${to}`)
  if (!ibexes[slot]) return [...wrong, ...above(slot).map(to => `${slot} ${to}`)]
  let [ways, all] = [[slot], wrong]
  for (let step = 0; step <= most; step++) {
    ways = ways.flatMap(way => above(way.split(' ').at(-1) ?? '').map(next => `${way} ${next}`))
    all = [...all, ...ways, ...ways.filter(() => dice.below(9) === 0).map(way => `${way} ${anySlot(dice)}`)]
  }
  return all
}

function anySlot(dice: Random): string {
  return [...SLOTS, ...OFF][dice.below(SLOTS.length + OFF.length)] ?? ''
}
