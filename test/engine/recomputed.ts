import { type Below, shuffle, streamOf } from './stream.ts'

/*
 * The deals of all games, and what chance brings later where the papers say that too, computed from nothing but what
 * README.md and the papers DEAL.md say. It imports nothing of the engine: anybody could have written it.
 */

export interface Told {
  readonly seed: string
  readonly options: { readonly [name: string]: unknown }
  readonly seats: number
  readonly lines?: readonly {
    readonly seat: number | null
    readonly line: string
    readonly events?: readonly Happened[]
  }[]
}

interface Happened {
  readonly type: string
  readonly facts: { readonly [name: string]: unknown }
}

type Deal = { readonly [part: string]: unknown }

function times(count: number, sign: string): string[] {
  return Array<string>(count).fill(sign)
}

function upTo(count: number): number[] {
  return [...Array(count).keys()]
}

const REMOVED: Record<string, number> = { galateia: 4, triton: 6, leucothea: 8, amphitrite: 10, poseidon: 12 }

export function tranquility(told: Told): Deal {
  const { seed, options, seats } = told
  const below = streamOf(seed)
  const variant = `${options.variant}`
  const islands = upTo(80).map(number => `${number + 1}`)
  const out = REMOVED[`${options.removal}`] ?? 0
  const mixed = out > 0 ? shuffle(islands, below) : islands
  const removed = mixed.slice(0, out).sort((a, b) => Number(a) - Number(b))
  const deck = shuffle([...mixed.slice(out), ...added(options, variant)], below)
  const table = variant === 'competitive' ? duel(deck, below) : evenly(deck, seats, below)
  const laid = {
    ...(options.rocks === true && { rocks: below(6) + 1 }),
    ...(variant === 'pyramid' && { explorers: shuffle(explorers(options.easier === true), below) })
  }
  const opening = { ...table, ...laid, ...(out > 0 && { removed }) }
  const drawn = draw({ dealt: table.dealt, wilds: options.wilds === true, lines: told.lines ?? [] })
  if (!drawn) return opening
  const { hands, piles, aside } = drawn
  const putIn = (card: string, seat: number) => {
    const pile = piles[seat] ?? []
    pile.splice(below(pile.length + 1), 0, card)
  }
  if (['standard', 'day_night'].includes(variant)) for (const seat of upTo(seats)) putIn('S', seat)
  for (const seat of aside) putIn('C', seat)
  return { ...opening, hands, piles }
}

function added(options: Told['options'], variant: string): string[] {
  return [
    ...times(variant === 'pyramid' || variant === 'competitive' ? 0 : 5, 'F'),
    ...times(Number(options.monsters ?? 0), 'M'),
    ...(options.storms === true ? ['Y', 'Y', 'P', 'P', 'O', 'O'] : []),
    ...times(options.wilds === true ? 2 : 0, 'W'),
    ...times(variant === 'day_night' ? 6 : 0, 'C')
  ]
}

function explorers(easier: boolean): string[] {
  const monster = easier ? 'joker' : 'monster'
  const kinds = ['storm', 'compass', monster, 'finish', 'start', 'rocks', 'joker']
  return kinds.flatMap((kind, at) => times([6, 6, 5, 5, 5, 1, 2][at] ?? 0, kind))
}

function evenly(deck: readonly string[], seats: number, below: Below) {
  const order = shuffle(upTo(seats), below)
  const over = deck.length % seats
  const rest = [...deck]
  const dealt: string[][] = []
  for (const [place, seat] of order.entries())
    dealt[seat] = rest.splice(0, Math.floor(deck.length / seats) + (place < over ? 1 : 0))
  const fewest = order.slice(over)
  return { dealt, first: fewest[below(fewest.length)] }
}

function duel(deck: readonly string[], below: Below) {
  const dealt = [deck.slice(0, 5), deck.slice(5, 10)]
  const first = below(2)
  return { dealt, first, row: deck.slice(10, 15), deck: deck.slice(15), day: below(2) }
}

interface Opening {
  readonly dealt: readonly (readonly string[])[]
  readonly wilds: boolean
  readonly lines: NonNullable<Told['lines']>
}

/** The opening hands; nothing where the match was left before they were drawn. */
function draw({ dealt, wilds, lines }: Opening) {
  const piles = dealt.map(pile => [...pile])
  const hands = dealt.map((): string[] => [])
  const aside: number[] = []
  const seen: Record<string, number> = {}
  const waiting = new Map<string, number>()
  const yellow = new Map<string, number>()
  const answers = lines.filter(({ seat }) => seat !== null)
  let left = upTo(dealt.length)
  let unplayed = wilds ? 2 : 0

  while (left.length > 0) {
    const seat = left.find(one => !isHeldUp(one))
    if (seat !== undefined) {
      goOn(seat)
      continue
    }
    const answer = answers.shift()
    if (!answer) return null
    take(answer.seat ?? 0, answer.line)
  }
  return { hands, piles, aside }

  function stormOf(seat: number): string | undefined {
    return [...waiting].find(([, owner]) => owner === seat)?.[0]
  }

  function isHeldUp(seat: number): boolean {
    const storm = stormOf(seat)
    if (storm === undefined) return false
    const held = hands[seat]?.length ?? 0
    return isLiftable() || storm.startsWith('P') || (storm.startsWith('Y') && held > 3)
  }

  function isLiftable(): boolean {
    return unplayed > 0 && (hands.some(hand => hand.length > 0) || left.some(seat => stormOf(seat) === undefined))
  }

  function goOn(seat: number): void {
    const storm = stormOf(seat)
    if (storm !== undefined) return strike(storm, seat)
    const [hand = [], pile = []] = [hands[seat], piles[seat]]
    const full = [...yellow.values()].includes(seat) ? 3 : 5
    const card = hand.length < full ? pile.shift() : undefined
    if (card === undefined) left = left.filter(other => other !== seat)
    else if (card === 'C') aside.push(seat)
    else if ('YPO'.includes(card)) turnUp(seat, card)
    else hand.push(card)
  }

  function turnUp(seat: number, colour: string): void {
    seen[colour] = (seen[colour] ?? 0) + 1
    waiting.set(`${colour}${seen[colour]}`, seat)
  }

  function strike(storm: string, seat: number): void {
    waiting.delete(storm)
    if (storm.startsWith('Y')) yellow.set(storm, seat)
  }

  function take(seat: number, line: string): void {
    const [verb, what = '', ...more] = line.split(' ')
    if (verb === 'compass') {
      waiting.delete(what)
      yellow.delete(what)
      unplayed -= more.length
      for (const card of more) lose(seat, card)
    }
    if (verb !== 'storm') return
    const storm = stormOf(seat)
    if (storm !== undefined) strike(storm, seat)
    for (const named of [what, ...more]) if (named.startsWith('-')) lose(seat, named.slice(1))
  }

  function lose(seat: number, card: string): void {
    const hand = hands[seat] ?? []
    hand.splice(hand.indexOf(card), 1)
  }
}

const PANORAMAS = ['3-4-3', '9-8-7', '2-3-4', '4-5-6', '5-4-5', '6-7-8', '7-6-5', '8-9-8', '10-9-10', '12-11-10']

export function ascent({ seed, seats }: Told): Deal {
  const below = streamOf(seed)
  const panoramas = shuffle(PANORAMAS, below)
  const first = below(seats)
  const handed = [[], [1], [1], [1, 3], [1, 3]][seats - 1] ?? []
  const rest = shuffle(mountainDeck(seats, handed.length), below)
  const smaller = Math.floor(rest.length / seats)
  const over = rest.length % seats
  const [size = 0, ...others] = upTo(seats).map(turn => (turn < over ? smaller + 1 : smaller))
  const sizes = [size, ...shuffle(others, below)]
  const piles: string[][] = []
  const hands: string[][] = []
  const bridged: number[] = []
  for (const [turn, cards] of sizes.entries()) {
    const seat = (first + turn) % seats
    const bridge = handed.includes(turn) ? ['BR'] : []
    const pile = rest.splice(0, cards)
    piles[seat] = pile
    hands[seat] = [...bridge, ...pile.slice(0, (seats === 1 ? 6 : 5) - bridge.length)]
    if (bridge.length > 0) bridged.push(seat)
  }
  return { piles, hands, bridged: bridged.sort(), first, panoramas }
}

function mountainDeck(seats: number, handed: number): string[] {
  const values = upTo(12)
    .map(number => number + 1)
    .slice(seats === 1 ? 1 : 0)
  const mountains = ['G', 'S', 'R'].flatMap(terrain =>
    values.flatMap(value => [`${terrain}${value}`, `${terrain}${value}${value % 3 === 0 ? '*' : ''}`])
  )
  return [...mountains, ...times(5, 'SU'), 'FG', 'FS', 'FR', ...times(5 - handed, 'BR')]
}

const COLOURS = ['R', 'Y', 'G', 'B', 'P', 'K']

export function reef({ seed }: Told): Deal {
  return reefDealt(streamOf(seed))
}

function reefDealt(below: Below) {
  const fish = COLOURS.flatMap(colour => [...times(2, `${colour}m`), ...times(2, `${colour}f`)])
  const sea = shuffle([...fish, ...times(10, 'co'), ...times(4, 'sh'), ...times(4, 'pe'), ...times(18, '~')], below)
  const rows = upTo(4).map(row => sea.slice(8 * row, 8 * row + 8))
  const pairs = COLOURS.flatMap((one, at) => COLOURS.slice(at).map(other => one + other))
  const breeding = shuffle(pairs, below)
  return { first: below(2), rows, deck: sea.slice(32), breeding }
}

/** The dice, the piles as they were shuffled, and what came up from them into the open rows. */
export function reefLater({ seed, lines = [] }: Told): unknown[] {
  const below = streamOf(seed)
  let { deck } = reefDealt(below)
  let discard: string[] = []
  return lines
    .flatMap(({ events = [] }) => events)
    .flatMap(({ type, facts }) => {
      if (type === 'rolled') return [upTo(2).map(() => COLOURS[below(6)])]
      if (type === 'shuffled') {
        deck = shuffle([...deck, ...discard], below)
        discard = []
        return [deck]
      }
      if (type !== 'flowed') {
        discard = [...discard, ...discarded(type, facts)]
        return []
      }
      const cells = Object.keys(facts.cards as object)
      const front = cells.filter(cell => cell.endsWith('1')).length
      const hidden = Number(facts.hidden)
      const came = deck.slice(0, cells.length + hidden)
      deck = deck.slice(came.length)
      return [[...came.slice(0, front), ...came.slice(front + hidden)]]
    })
}

function discarded(type: string, { paid, card, parents, cells }: Happened['facts']): string[] {
  const pearls = times((paid as { pe?: number } | undefined)?.pe ?? 0, 'pe')
  if (type === 'bred') return parents as string[]
  if (type === 'ate') return [`${card}`, 'sh']
  if (type === 'drained') return times((cells as string[]).length, '~')
  return type === 'bought' && card === '~' ? [...pearls, '~'] : pearls
}

export function cloud9({ seed, seats }: Told): Deal {
  return cloud9Dealt(streamOf(seed), seats)
}

function cloud9Dealt(below: Below, seats: number) {
  const first = below(seats)
  const deck = shuffle([...['G', 'P', 'R', 'Y'].flatMap(colour => times(18, colour)), ...times(4, 'W')], below)
  const hands = upTo(seats).map(() => deck.splice(0, 6))
  return { first, hands, pile: deck }
}

/** The dice, the piles as they were shuffled, and the cards that were drawn. */
export function cloud9Later({ seed, seats, lines = [] }: Told): unknown[] {
  const below = streamOf(seed)
  let { pile } = cloud9Dealt(below, seats)
  let discard: string[] = []
  return lines
    .flatMap(({ events = [] }) => events)
    .flatMap(({ type, facts }) => {
      if (type === 'rolled') return [(facts.dice as string[]).map(() => 'GPRY--'.charAt(below(6)))]
      if (type === 'rose') discard = [...discard, ...(facts.cards as string[])]
      if (type === 'shuffled') {
        pile = shuffle(discard, below)
        discard = []
        return [pile]
      }
      if (type !== 'drew') return []
      const [card, ...left] = pile
      pile = left
      return [[card]]
    })
}

export function pub({ seed, seats }: Told): Deal {
  return pubDealt(streamOf(seed), seats)
}

function pubDealt(below: Below, seats: number) {
  const first = below(seats)
  const clan = ['L1', 'L2', 'N1', 'N2', 'O1', 'O2', 'T']
  const stacks = upTo(seats).map(seat => shuffle(clan, below).map(one => 'abcde'.charAt(seat) + one))
  return { first, stacks }
}

/** The dice, and the stacks that were shuffled once nothing but what had left lay in them. */
export function pubLater({ seed, seats, lines = [] }: Told): unknown[] {
  const below = streamOf(seed)
  pubDealt(below, seats)
  const under = upTo(seats).map((): string[] => [])
  const put = (char: string) => under['abcde'.indexOf(char.charAt(0))]?.push(char)
  return lines
    .flatMap(({ events = [] }) => events)
    .flatMap(({ type, facts }): unknown[] => {
      if (type === 'rolled') return [[below(6) + 1, below(6) + 1]]
      if (type === 'left') put(`${facts.char}`)
      if (type === 'expelled') (facts.chars as string[]).forEach(put)
      if (type !== 'shuffled') return []
      return [shuffle(under[Number(facts.seat)]?.splice(0) ?? [], below)]
    })
}

export function merchants({ seed, seats }: Told): Deal {
  return merchantsDealt(streamOf(seed), seats)
}

function merchantsDealt(below: Below, seats: number) {
  const deck = shuffle(
    ['F', 'W', 'M', 'V', 'E'].flatMap(terrain => times(12, terrain)),
    below
  )
  const first = below(seats)
  const hands = upTo(seats).map(() => deck.splice(0, 6))
  return { first, hands, deck }
}

/** The dice, the discards as they were shuffled, and the cards that were drawn. */
export function merchantsLater({ seed, seats, lines = [] }: Told): unknown[] {
  const below = streamOf(seed)
  let { deck } = merchantsDealt(below, seats)
  let discard: string[] = []
  return lines
    .flatMap(({ events = [] }) => events)
    .flatMap(({ type, facts }): unknown[] => {
      const played = facts.cards ?? (type === 'went' ? facts.card : type === 'placed' ? facts.terrain : [])
      discard = discard.concat(played as string | string[])
      if (type === 'rolled') return [below(6) + 1]
      if (type === 'shuffled') {
        const mixed = shuffle(discard, below)
        deck = [...deck, ...mixed]
        discard = []
        return [mixed]
      }
      return type === 'drew' ? [deck.splice(0, Number(facts.count))] : []
    })
}
