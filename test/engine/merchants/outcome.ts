import { SPECIAL } from './atlas.ts'
import { active, goldOf, heard, isUsable, nameOf, type Said, type Table, type Ware, WARES } from './model.ts'

/*
 * What comes of a line that may be said, until somebody must decide again: RULES.md, 4.1 to 4.5 and 5, told once more. It
 * imports no rule of the engine.
 */

export interface Dice {
  below(end: number): number
  shuffle<T>(list: readonly T[]): T[]
}

/** An event with what is open of it; of a draw also which cards. */
export type Told = readonly [type: string, facts: object]

export interface Outcome {
  readonly table: Table
  readonly told: readonly Told[]
}

export function after(before: Table, line: string, dice: Dice): Outcome {
  const table = structuredClone(before)
  const told: Told[] = []
  const tell = (type: string, facts: object = {}) =>
    told.push([type, OF_ALL.includes(type) ? facts : { seat: table.active, ...facts }])
  const said = heard(line)
  if (said) decide(table, said, tell, dice)
  return { table, told }
}

/** What no seat does. */
const OF_ALL = ['shuffled', 'over']

/** Who is placed where by gold; whoever gave up is last. */
export function ranked({ players }: Table, gaveUp: readonly number[] = []): number[][] {
  const places = Array.from({ length: 30 }, (_, less) =>
    [...players.keys()].filter(seat => !gaveUp.includes(seat) && goldOf(players[seat] as never) === 29 - less)
  )
  return [...places, [...gaveUp]].filter(place => place.length > 0)
}

type Tell = (type: string, facts?: object) => void

function decide(table: Table, said: Said, tell: Tell, dice: Dice): void {
  const { verb, cards, space, from } = said
  const me = active(table)
  const [card = 'F'] = cards
  for (const one of cards) me.hand.splice(me.hand.indexOf(one), 1)
  table.discard.push(...cards)
  table.played += cards.length
  switch (verb) {
    case 'rock':
      me.rocks--
      table.blocked = true
      lay(table, space)
      return tell('blocked', { space })
    case 'place':
      if (from === null) table.reserve[card]--
      else delete table.tiles[from]
      table.tiles[space] = card
      tell('placed', { terrain: card, space, ...(from && { from }) })
      return goOn(table, tell, dice)
    case 'go':
      tell('went', { from: me.at, to: space, card })
      me.at = space
      table.entered = space in SPECIAL ? space : null
      return goOn(table, tell, dice)
    case 'remove': {
      const terrain = table.tiles[space] ?? 'F'
      delete table.tiles[space]
      table.reserve[terrain]++
      tell('removed', { terrain, space, cards })
      return goOn(table, tell, dice)
    }
    case 'pay':
      tell('paid', { cards })
      return roll(table, 'cards', tell, dice)
    case 'end':
      return finish(table, tell, dice)
    case 'sell coin':
    case 'sell cards':
      return sell(table, verb, tell, dice)
    case 'no sale':
    case 'no roll':
      tell('declined', { what: verb.slice(3) })
      return pass(table, tell)
    case 'roll':
      return roll(table, 'sale', tell, dice)
    default:
      use(table, said, tell)
      return leaveDie(table, tell, dice)
  }
}

function roll(table: Table, source: 'cards' | 'sale', tell: Tell, dice: Dice): void {
  const face = dice.below(6) + 1
  tell('rolled', { face, source })
  table.phase = 'die'
  table.die = { face, source }
  if (isUsable(table)) return
  tell('skipped')
  leaveDie(table, tell, dice)
}

function use(table: Table, { verb, space, from }: Said, tell: Tell): void {
  const what = nameOf(table)
  const [lifted, laid] = [verb === 'return' ? space : from, verb === 'return' || verb === 'skip' ? null : space]
  if (lifted !== null) {
    if (what === 'ROCK') table.rocks = table.rocks.filter(rock => rock !== lifted)
    else delete table.tiles[lifted]
  }
  if (laid !== null) {
    if (what === 'ROCK') lay(table, laid)
    else table.tiles[laid] = what
  }
  const more = Number(verb === 'return') - Number(verb === 'put')
  if (what === 'ROCK') table.rockReserve += more
  else table.reserve[what] += more
  if (verb === 'skip') tell('skipped')
  if (verb === 'shift') tell('shifted', { what, from, to: space })
  if (verb === 'put') tell('put', { what, space })
  if (verb === 'return') tell('returned', { what, space })
}

function leaveDie(table: Table, tell: Tell, dice: Dice): void {
  const { source } = table.die ?? {}
  table.die = null
  if (source === 'sale') return pass(table, tell)
  table.phase = 'play'
  goOn(table, tell, dice)
}

/** Without a card, and with no rock to place, nothing but the end is left. */
function goOn(table: Table, tell: Tell, dice: Dice): void {
  const { hand, rocks } = active(table)
  const mayPlaceRock = rocks > 0 && table.played === 0 && !table.blocked
  if (hand.length === 0 && !mayPlaceRock) finish(table, tell, dice)
}

function finish(table: Table, tell: Tell, dice: Dice): void {
  const me = active(table)
  draw(table, table.played === 0 ? 1 : Math.min(table.played, 3), 'turn', tell, dice)
  const special = SPECIAL[me.at]
  if (WARES.some(ware => ware === special && me.wagon.includes(ware))) {
    table.phase = 'sale'
    return
  }
  const isPlace = special === 'meadow' || special === 'warehouse'
  if (isPlace && table.entered === me.at) draw(table, 6, special, tell, dice)
  const wares = WARES.filter(ware => !me.wagon.includes(ware))
  if (special === 'warehouse' && wares.length > 0) {
    me.wagon = [...WARES]
    tell('loaded', { wares })
  }
  pass(table, tell)
}

function sell(table: Table, verb: string, tell: Tell, dice: Dice): void {
  const me = active(table)
  const ware = SPECIAL[me.at] as Ware
  const coin = verb === 'sell coin' ? table.castles[ware].shift() : undefined
  me.wagon = me.wagon.filter(one => one !== ware)
  tell('sold', { ware, coin: coin ?? null })
  table.phase = 'bonus'
  if (coin === undefined) return draw(table, 6, 'sale', tell, dice)
  me.coins.push(coin)
  if (goldOf(me) < 18) return
  table.phase = 'over'
  tell('over', { outcome: 'ranked', why: 'GOLD' })
}

/** One card after the other; a deck that is empty when a card is due is made of the discards. */
function draw(table: Table, most: number, why: string, tell: Tell, dice: Dice): void {
  const { hand } = active(table)
  const cards = []
  while (cards.length < most && hand.length < 6) {
    if (table.deck.length === 0 && table.discard.length > 0) {
      table.deck = dice.shuffle(table.discard)
      table.discard = []
      tell('shuffled', { count: table.deck.length, deck: [...table.deck] })
    }
    const card = table.deck.shift()
    if (card === undefined) break
    hand.push(card)
    cards.push(card)
  }
  if (cards.length > 0) tell('drew', { count: cards.length, why, cards })
}

function pass(table: Table, tell: Tell): void {
  table.active = (table.active + 1) % table.players.length
  Object.assign(table, { phase: 'play', played: 0, blocked: false, entered: null, die: null })
  tell('turn')
}

function lay(table: Table, space: string): void {
  table.rocks = [...table.rocks, space].sort()
}
