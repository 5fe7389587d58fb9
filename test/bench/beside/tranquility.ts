import type { Context, GameOf, Library } from './library.ts'

type Card = number | 'S' | 'F'
type Cells = readonly (number | null)[]

interface Player {
  readonly hand: Card[]
  /** The last one is the top one. */
  readonly pile: Card[]
}

export interface Sea {
  readonly cells: (number | null)[]
  readonly players: Player[]
  readonly first: number
  startPlayed: boolean
  /** What each seat would give for the Start, while it is being paid. */
  offers: (readonly Card[] | null)[] | null
}

type On = Context<Sea>

/** A move with one thing: each of its ways, and how many of which cards go with it. */
interface Option {
  readonly move: string
  readonly from: readonly Card[]
  readonly ways: readonly { readonly count: number; readonly args: readonly number[] }[]
}

const CELLS = 36
const HAND_LIMIT = 5
const START_PRICE = 8
const EXTRA_FOR_TWO = 2
const ISLANDS: readonly Card[] = Array.from({ length: 80 }, (_, index) => index + 1)
const FINISHES: readonly Card[] = ['F', 'F', 'F', 'F', 'F']

/** The base game of Tranquility for two, written as boardgame.io would have it; nothing of our engine is in it. */
export function tranquility({ INVALID_MOVE }: Pick<Library, 'INVALID_MOVE'>): GameOf<Sea> {
  return {
    name: 'tranquility',
    disableUndo: true,
    setup,
    turn: {
      order: { first: ({ G }) => G.first, next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers },
      onBegin({ G, ctx, events }) {
        if (!canAct(G, ctx.currentPlayer)) events.endGame('LOSS_NO_ACTION')
      },
      stages: { pledge: { moves: { give, withdraw } } }
    },
    moves: { place, discard, start, finish }
  }

  function place({ G, events, playerID }: On, paid: readonly Card[], island: number, cell: number) {
    const player = playerOf(G, playerID)
    if (mustStart(G, player) || priceAt(G.cells, cell, island) !== paid.length) return INVALID_MOVE
    if (!spend(player, [island, ...paid])) return INVALID_MOVE
    G.cells[cell] = island
    drawUp(player)
    events.endTurn()
  }

  function discard({ G, events, playerID }: On, cards: readonly Card[]) {
    const player = playerOf(G, playerID)
    if (mustStart(G, player) || cards.length !== 2 || !spend(player, cards)) return INVALID_MOVE
    drawUp(player)
    events.endTurn()
  }

  function start({ G, events, playerID }: On) {
    if (G.startPlayed || !spend(playerOf(G, playerID), ['S'])) return INVALID_MOVE
    G.startPlayed = true
    for (const player of G.players) draw(player, EXTRA_FOR_TWO)
    const most = G.players.reduce((sum, { hand }) => sum + hand.length, 0)
    if (most < START_PRICE) return events.endGame('LOSS_START_UNPAYABLE')
    // Where nothing is left to decide, nobody is asked.
    G.offers = G.players.map(({ hand }) => (most === START_PRICE || hand.length === 0 ? [...hand] : null))
    events.setActivePlayers({ all: 'pledge' })
    payIfAgreed(G, events)
  }

  function give({ G, events, playerID }: On, cards: readonly Card[]) {
    if (!G.offers || cards.length > shortOf(G.offers, playerID)) return INVALID_MOVE
    if (!isIn(playerOf(G, playerID).hand, cards)) return INVALID_MOVE
    G.offers[Number(playerID)] = cards
    payIfAgreed(G, events)
  }

  function withdraw({ G, playerID }: On) {
    if (!G.offers?.[Number(playerID)]) return INVALID_MOVE
    G.offers[Number(playerID)] = null
  }

  function finish({ G, events, playerID }: On) {
    if (!G.startPlayed || G.cells.includes(null) || !spend(playerOf(G, playerID), ['F'])) return INVALID_MOVE
    events.endGame('WIN')
  }
}

/** What a seat may do. */
export function enumerate(G: Sea, playerID: string): Option[] {
  const player = playerOf(G, playerID)
  const { hand } = player
  if (G.offers) return pledges(G.offers, hand, playerID)
  if (mustStart(G, player)) return [{ move: 'start', from: [], ways: [{ count: 0, args: [] }] }]
  const options: Option[] = []
  if (hand.length >= 2) options.push({ move: 'discard', from: hand, ways: [{ count: 2, args: [] }] })
  for (const card of hand) {
    const ways = typeof card === 'number' ? placings(G.cells, card, hand.length - 1) : []
    if (ways.length > 0) options.push({ move: 'place', from: hand.filter(other => other !== card), ways })
  }
  if (canFinish(G, hand)) options.push({ move: 'finish', from: [], ways: [{ count: 0, args: [] }] })
  return options
}

/** Who is asked for an offer: whoever has made none, or could give more. */
export function awaited({ offers, players }: Sea): string | null {
  if (!offers) return null
  const seat = offers.includes(null)
    ? offers.indexOf(null)
    : offers.findIndex((offer, at) => (offer?.length ?? 0) < (players[at]?.hand.length ?? 0))
  return String(seat)
}

function setup({ ctx, random }: Pick<On, 'ctx' | 'random'>): Sea {
  const deck = random.Shuffle([...ISLANDS, ...FINISHES])
  const few = Math.floor(deck.length / ctx.numPlayers)
  const piles = Array.from({ length: ctx.numPlayers }, () => deck.splice(0, few))
  // Eighty-five cards leave one over; whoever doesn't get it begins.
  const luckier = random.Die(ctx.numPlayers) - 1
  piles[luckier]?.push(...deck)
  const players = piles.map((pile): Player => {
    const hand = pile.splice(-HAND_LIMIT)
    pile.splice(random.Die(pile.length + 1) - 1, 0, 'S')
    return { hand, pile }
  })
  return {
    cells: Array.from({ length: CELLS }, () => null),
    players,
    first: 1 - luckier,
    startPlayed: false,
    offers: null
  }
}

function canAct(G: Sea, playerID: string): boolean {
  const player = playerOf(G, playerID)
  const { hand } = player
  if (mustStart(G, player) || hand.length >= 2 || canFinish(G, hand)) return true
  return hand.some(card => typeof card === 'number' && placings(G.cells, card, hand.length - 1).length > 0)
}

function mustStart({ startPlayed }: Sea, { hand }: Player): boolean {
  return !startPlayed && hand.includes('S')
}

function canFinish({ cells, startPlayed }: Sea, hand: readonly Card[]): boolean {
  return startPlayed && hand.includes('F') && !cells.includes(null)
}

function pledges(offers: NonNullable<Sea['offers']>, hand: readonly Card[], playerID: string): Option[] {
  const most = Math.min(hand.length, shortOf(offers, playerID))
  const ways = Array.from({ length: most + 1 }, (_, count) => ({ count, args: [] }))
  const giving: Option = { move: 'give', from: hand, ways }
  const offered = offers[Number(playerID)]
  return offered ? [giving, { move: 'withdraw', from: [], ways: [{ count: 0, args: [] }] }] : [giving]
}

/** What is short of eight without that seat's offer. */
function shortOf(offers: NonNullable<Sea['offers']>, but: string | null = null): number {
  return offers.reduce(
    (short, offer, seat) => (String(seat) === but ? short : short - (offer?.length ?? 0)),
    START_PRICE
  )
}

/** Once all have offered and it is eight, everybody pays and draws up, and the turn is over. */
function payIfAgreed(G: Sea, events: On['events']): void {
  const { offers } = G
  if (!offers || offers.includes(null) || shortOf(offers) > 0) return
  for (const [seat, player] of G.players.entries()) {
    spend(player, offers[seat] ?? [])
    drawUp(player)
  }
  G.offers = null
  events.endTurn()
}

/** Where an island may go for so many cards at most: between the nearest smaller one and the nearest larger one. */
function placings(cells: Cells, island: number, can: number): Option['ways'] {
  let from = 0
  let to = 0
  for (; to < CELLS; to++) {
    const other = cells[to] ?? null
    if (other !== null && other > island) break
    if (other !== null) from = to + 1
  }
  const ways: { count: number; args: number[] }[] = []
  for (let cell = from; cell < to; cell++) {
    const count = differenceTo(cells, cell, island)
    if (count <= can) ways.push({ count, args: [island, cell] })
  }
  return ways
}

/** What it costs to place an island there; null where it may not lie. */
function priceAt(cells: Cells, cell: number, island: number): number | null {
  if (cells[cell] !== null) return null
  if (!cells.every((other, at) => other === null || (at < cell ? other < island : other > island))) return null
  return differenceTo(cells, cell, island)
}

/** The smaller difference to a neighbour. */
function differenceTo(cells: Cells, cell: number, island: number): number {
  const below = cells[cell - 1] ?? null
  const above = cells[cell + 1] ?? null
  if (below === null) return above === null ? 0 : above - island
  return above === null ? island - below : Math.min(island - below, above - island)
}

function playerOf({ players }: Sea, playerID: string): Player {
  const player = players[Number(playerID)]
  if (!player) throw new Error(`Cannot find player "${playerID}"`)
  return player
}

function isIn(hand: readonly Card[], cards: readonly Card[]): boolean {
  const left = [...hand]
  return cards.every(card => spendOne(left, card))
}

/** Takes cards out of a hand; false, and nothing taken, where one of them is missing. */
function spend({ hand }: Player, cards: readonly Card[]): boolean {
  return isIn(hand, cards) && cards.every(card => spendOne(hand, card))
}

function spendOne(hand: Card[], card: Card): boolean {
  const place = hand.indexOf(card)
  if (place >= 0) hand.splice(place, 1)
  return place >= 0
}

function drawUp(player: Player): void {
  draw(player, HAND_LIMIT - player.hand.length)
}

function draw({ hand, pile }: Player, count: number): void {
  for (let drawn = 0; drawn < count; drawn++) {
    const card = pile.pop()
    if (card !== undefined) hand.push(card)
  }
}
