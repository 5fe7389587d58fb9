import { completeOptions } from '../../engine/options.ts'
import { describe, expect, test } from 'vitest'
import { autoplay } from '../../engine/autoplay.ts'
import { findGame, newestGames } from '../../engine/catalogue.ts'
import type { State as Cloud9 } from '../../engine/cloud9/state.ts'
import type { State as Ascent } from '../../engine/ascent/core/state.ts'
import { ascent } from '../../engine/ascent/index.ts'
import { unseenCardsByKind as unseenOnMountain } from '../../engine/ascent/unseen-cards.ts'
import { printedFaceWithIbexOf } from '../../engine/ascent/mountain/cards.ts'
import type { Game, Options, Seat, UnseenCardsTally } from '../../engine/game.ts'
import type { State as Merchants } from '../../engine/merchants/core/state.ts'
import type { State as Pub } from '../../engine/pub/core/state.ts'
import type { State as Reef } from '../../engine/reef/core/state.ts'
import type { State } from '../../engine/tranquility/core/state.ts'
import { tranquility } from '../../engine/tranquility/index.ts'
import { unseenCardsByKind as unseenAtSea } from '../../engine/tranquility/unseen-cards.ts'
import { chance, randomPlay, seedOf } from '../random-play.ts'
import { setups } from '../setups.ts'
import { SETUPS } from '../web/games/tranquility/setups.ts'

const SEAT: Seat = 0
const DEALS = 300
/** How far so many deals may be from what is likely. */
const LUCK = 0.045
/** The same of the one place among many that is farthest from it. */
const MUCH_LUCK = 0.12

const sums = (counted: readonly UnseenCardsTally[]) => counted.reduce((sum, { next = 0 }) => sum + next, 0)
const countOf = (counted: readonly UnseenCardsTally[], kind: string) =>
  counted.find(one => one.kind === kind)?.cards.length

describe.each(Object.entries(SETUPS))('in %s', (_, { options, seats = 2 }) => {
  test.each([0, 12, 30])('whatever is hidden is counted, after %i lines', lines => {
    const { match } = autoplay(tranquility as unknown as Game, options, seats, seedOf(3), lines)
    const state = match.state as unknown as State
    const counted = unseenAtSea(match.setup.options, tranquility.view(state, SEAT))
    const others = state.players.flatMap(({ hand, pile }, seat) => [...(seat === SEAT ? [] : hand), ...pile])
    const left = counted.flatMap(({ cards }) => cards)
    const posed = state.wilds ? state.cells : []
    for (const card of [...others, ...(state.contest?.deck ?? [])]) {
      // A Wild lies there as that island.
      if (posed.some(island => island === card)) continue
      const place = left.indexOf(String(card))
      expect(place, `${card} is hidden`).toBeGreaterThanOrEqual(0)
      left.splice(place, 1)
    }
    for (const { cards, of } of counted) expect(cards.length).toBeLessThanOrEqual(of)
  })
})

/** How often the next card of a pile is of each kind, where a match is dealt again and again. */
function dealt(options: Options, seats: number) {
  const matches = Array.from({ length: DEALS }, (_, deal) =>
    autoplay(tranquility as unknown as Game, options, seats, seedOf(deal), 0)
  )
  const kinds = matches.map(({ match }) => {
    const card = (match.state as unknown as State).players[SEAT]?.pile[0]
    return typeof card === 'number' ? 'island' : `${card}`
  })
  const counts = matches.map(({ match }) =>
    unseenAtSea(match.setup.options, tranquility.view(match.state as unknown as State, SEAT))
  )
  return (counts[0] ?? []).map(({ kind }) => ({
    kind,
    often: kinds.filter(one => one === kind).length / DEALS,
    likely: counts.reduce((sum, one) => sum + (one.find(other => other.kind === kind)?.next ?? 0), 0) / DEALS
  }))
}

test.each(['the base game', 'storms', 'monsters', 'all modules', 'Day & Night', 'Pyramid', 'High Arch'])(
  'in %s the next card is of a kind as often as is said',
  name => {
    for (const { kind, often, likely } of dealt(SETUPS[name]?.options ?? {}, 3))
      expect(Math.abs(often - likely), `${kind}: ${often} and not ${likely}`).toBeLessThan(LUCK)
  }
)

test.each(
  setups(tranquility as unknown as Game)
    .filter(({ changed }) => changed < 3)
    .map((setup, number) => [JSON.stringify(setup.options), setup.seats, setup, number] as const)
)(
  'with %s and %i seats the chances of all kinds together make a card, whatever the moment',
  (_, seats, { options }, number) => {
    const { match, lines } = autoplay(tranquility as unknown as Game, options, seats, seedOf(number))
    const dice = chance(number)
    for (const at of [0, 1, dice.below(lines.length), dice.below(lines.length)]) {
      const { state } = autoplay(tranquility as unknown as Game, options, seats, match.seed, at).match as unknown as {
        state: State
      }
      for (const seat of state.players.keys()) {
        const counted = unseenAtSea(match.setup.options, tranquility.view(state, seat))
        const whole = state.players[seat]?.pile.length === 0 ? 0 : 1
        expect([at, seat, sums(counted).toFixed(9)]).toEqual([at, seat, whole.toFixed(9)])
      }
    }
  }
)

// By chance, wild cards are played as islands and Starts that autopilots keep for later.
test.each(
  setups(tranquility as unknown as Game)
    .filter(({ options: { variant, wilds, storms, monsters }, seats }) => {
      const isPyramid = variant === 'pyramid' && seats < 3
      return isPyramid || (wilds === true && storms === false && monsters !== 5 && seats < 3)
    })
    .map((setup, number) => [JSON.stringify(setup.options), setup.seats, setup, number] as const)
)('with %s and %i seats, too, if all is played by chance', (_, seats, { options }, number) => {
  for (const seed of [number, number + 1000]) {
    for (const { before } of randomPlay(tranquility as unknown as Game, options, seats, seed).slice(0, 40)) {
      const state = before.state as unknown as State
      for (const [seat, { pile }] of state.players.entries()) {
        const counted = unseenAtSea(before.setup.options, tranquility.view(state, seat))
        const next = counted.find(({ kind }) => kind === (typeof pile[0] === 'number' ? 'island' : pile[0]))?.next
        expect([seat, sums(counted).toFixed(9), (next ?? 0) > 0]).toEqual([
          seat,
          (pile.length === 0 ? 0 : 1).toFixed(9),
          pile.length > 0
        ])
      }
    }
  }
})

test('where a Wild lies in the place of the Start, the own Start is still to come', () => {
  const options = { wilds: true }
  const { match } = autoplay(tranquility as unknown as Game, options, 1, seedOf(1), 0)
  const dealt = match.state as unknown as State
  const players = dealt.players.map(player => ({ ...player, hand: [...player.hand.slice(0, -1), 'W' as const] }))
  const { state } = tranquility.apply({ ...dealt, players }, SEAT, tranquility.parse('start W'))
  const counted = unseenAtSea(match.setup.options, tranquility.view(state, SEAT))
  expect(counted.find(({ kind }) => kind === 'S')).toMatchObject({ cards: ['S'], of: 1 })
  expect(counted.find(({ kind }) => kind === 'S')?.next).toBeGreaterThan(0)
})

test('no chance is told where nothing can be drawn', () => {
  for (const lines of [5, 20]) {
    const { match } = autoplay(tranquility as unknown as Game, {}, 3, seedOf(1), lines)
    const watched = tranquility.view(match.state as unknown as State, 'watcher')
    expect(unseenAtSea(match.setup.options, watched).some(({ next }) => next !== undefined)).toBe(false)
  }
})

test('in The Ascent every card that lies on no slot is counted, but for those in the own hand', () => {
  for (const lines of [0, 10, 30]) {
    const { match } = autoplay(ascent as unknown as Game, {}, 3, seedOf(2), lines)
    const state = match.state as unknown as Ascent
    const counted = unseenOnMountain(match.setup.options, ascent.view(state, SEAT))
    const others = state.players.flatMap(({ hand, deck }, seat) => [...(seat === SEAT ? [] : hand), ...deck])
    const discards = state.players.reduce((sum, { discarded }) => sum + discarded, 0)
    expect(counted.flatMap(({ cards }) => cards)).toHaveLength(others.length + discards)
    expect(sums(counted)).toBeCloseTo(1)
    const grass = others.filter(card => {
      const face = printedFaceWithIbexOf(card)
      return face.kind === 'mountain' && face.terrain === 'G'
    })
    expect(countOf(counted, 'G')).toBeGreaterThanOrEqual(grass.length)
  }
})

test('a card that its holder has discarded is counted like any other, since nobody may look it up', () => {
  const options = completeOptions(tranquility, {}, 2)
  const { match } = autoplay(tranquility as unknown as Game, {}, 2, seedOf(1), 20)
  const state = match.state as unknown as State
  const total = unseenAtSea(options, tranquility.view(state, SEAT)).flatMap(({ cards }) => cards).length
  const lying = state.players.map(
    ({ hand, pile, discarded }, seat) => (seat === SEAT ? 0 : hand.length) + pile.length + discarded
  )
  expect(state.players[SEAT]?.discarded).toBeGreaterThan(0)
  expect(total).toBe(lying.reduce((sum, one) => sum + one, 0))
})

/** What each game keeps from that seat: cards that may lie in any order among each other. */
const HIDDEN: { readonly [game: string]: (state: never) => readonly (readonly string[])[] } = {
  reef: ({ grid, deck }: Reef) => [[...grid.flatMap(lying => (lying && !lying.up ? lying.card : [])), ...deck]],
  pub: ({ players }: Pub) => players.map(({ hidden }) => hidden),
  cloud9: ({ players, pile }: Cloud9) => [[...othersHold(players), ...pile]],
  merchants: ({ players, deck }: Merchants) => [[...othersHold(players), ...deck]]
}

function othersHold<Card>(players: readonly { readonly hand: readonly Card[] }[]): readonly Card[] {
  return players.flatMap(({ hand }, seat) => (seat === SEAT ? [] : hand))
}

test.each(Object.entries(HIDDEN))('in %s all that lies hidden is counted, and nothing else', (name, hiddenIn) => {
  const game = findGame(name) as Game
  for (const lines of [0, 20, 60]) {
    const { match } = autoplay(game, {}, game.seats.least, seedOf(4), lines)
    const counted = game.insight?.unseenCardsByKind?.(match.setup.options, game.view(match.state, SEAT)) ?? []
    expect(counted.flatMap(({ cards }) => cards).sort()).toEqual(
      hiddenIn(match.state as never)
        .flat()
        .sort()
    )
    expect(counted.filter(({ cards, of }) => cards.length > of)).toEqual([])
  }
})

test.each(Object.entries(HIDDEN))(
  'in %s each of them may lie wherever one does, no card more and none less',
  (name, hiddenIn) => {
    const game = findGame(name) as Game
    for (const lines of [0, 20, 60]) {
      const { match } = autoplay(game, {}, game.seats.most, seedOf(4), lines)
      const view = game.view(match.state, SEAT)
      const deals = Array.from({ length: DEALS }, (_, deal) =>
        hiddenIn(game.insight?.sampleState?.(match.setup.options, view, chance(deal)) as never)
      )
      for (const [stack, cards] of hiddenIn(match.state as never).entries()) {
        const all = [...cards].sort()
        const stacks = deals.map(deal => deal[stack] ?? [])
        expect(stacks.filter(lying => [...lying].sort().join() !== all.join())).toEqual([])
        for (const kind of new Set(all)) {
          const likely = all.filter(card => card === kind).length / all.length
          for (const place of all.keys()) {
            const often = stacks.filter(lying => lying[place] === kind).length / DEALS
            expect(Math.abs(often - likely), `${kind} at ${place}: ${often} and not ${likely}`).toBeLessThan(MUCH_LUCK)
          }
        }
      }
    }
  }
)

const imagining = newestGames().filter(({ insight }) => insight?.unseenCardsByKind && insight.sampleState)

test.each(imagining.map(game => [game.name, game] as const))(
  'in %s what is counted is the same in every deal that the seat might imagine',
  (_, game) => {
    const { match } = autoplay(game, {}, Math.max(2, game.seats.least), seedOf(0), 8)
    const { options } = match.setup
    const [seat = 0] = game.awaits(match.state)
    const view = game.view(match.state, seat)
    const counted = game.insight?.unseenCardsByKind?.(options, view)
    expect(counted?.length).toBeGreaterThan(0)
    for (let deal = 0; game.insight?.sampleState && deal < 20; deal++) {
      const imagined = game.insight?.sampleState(options, view, chance(deal))
      expect(imagined).not.toEqual(match.state)
      expect(game.insight?.unseenCardsByKind?.(options, game.view(imagined, seat))).toEqual(counted)
    }
  }
)
