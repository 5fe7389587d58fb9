import { completeOptions } from '../../../engine/options.ts'
import { describe, expect, test } from 'vitest'
import { autoplay } from '../../../engine/autoplay.ts'
import type { Options } from '../../../engine/game.ts'
import { type Card, discardableCards } from '../../../engine/tranquility/sea/cards.ts'
import { sampleState } from '../../../engine/tranquility/sample-state/index.ts'
import { tranquility } from '../../../engine/tranquility/index.ts'
import type { State } from '../../../engine/tranquility/core/state.ts'
import type { SeatOfferTowardStart } from '../../../engine/tranquility/modules/start/slice.ts'
import { unseenCardsByKind } from '../../../engine/tranquility/unseen-cards.ts'
import { removeEachOnce } from '../../../engine/multiset.ts'
import { chance, randomPlay, seedOf } from '../../random-play.ts'
import { after, position } from './position.ts'
import { pyramid } from './variants.ts'

const DEALS = 50

/** Deals that the seat that is awaited might imagine, of a match that autopilots have played for so many lines. */
function imagined(options: Options, lines: number): { readonly real: State; readonly deals: readonly State[] } {
  const { match } = autoplay(tranquility as never, options, 2, seedOf(1), lines)
  const real = match.state as never as State
  const [seat = 0] = tranquility.awaits(real)
  const view = tranquility.view(real, seat)
  return {
    real,
    deals: Array.from({ length: DEALS }, (_, deal) => sampleState(match.setup.options, view, chance(deal)))
  }
}

const isStorm = (card: Card) => ['Y', 'P', 'O'].includes(String(card))
const handsAndPiles = ({ players }: State) => players.flatMap(({ hand, pile }) => [...hand, ...pile])

describe('a stand-in that was destroyed as an island', () => {
  test('hides nothing of the island itself, placed later', () => {
    const options = completeOptions(tranquility, { wilds: true, monsters: 3 }, 2)
    const laid = position('wilds monsters destroyed:40 {21:40} [2 4 M]p9 [6 8 10]p9')
    const view = tranquility.view({ ...laid, standIns: { 40: 'W' }, wilds: { left: 1 } }, 0)
    expect(unseenCardsByKind(options, view).flatMap(({ cards }) => cards)).not.toContain('40')
  })

  test('stays recorded when a Storm turns the island itself away', () => {
    const state = pyramid('{1:5} [7 40 50 51 52]p9 explorers(storm)')
    const turned = after({ ...state, destroyed: [7], standIns: { 7: 'J' } }, '7@c1')
    expect([turned.players[0]?.hand.includes(7), turned.standIns]).toEqual([true, { 7: 'J' }])
  })

  test('is counted as at most in a match that began before stand-ins were recorded', () => {
    const options = completeOptions(tranquility, { variant: 'pyramid' }, 2)
    const jokers = (state: State) =>
      unseenCardsByKind(options, tranquility.view(state, 0)).find(({ kind }) => kind === 'J')
    const state = pyramid('{1:5} [40 50 51]p9 [7]p9')
    expect([jokers(state)?.most, jokers({ ...state, standIns: { 5: 'J' } })?.most]).toEqual([true, undefined])
  })
})

describe('a deal that fits', () => {
  test('has each island once, in a hand, a pile or the sea', () => {
    for (const { cells, ...state } of imagined({}, 20).deals) {
      const islands = [...handsAndPiles({ cells, ...state }), ...cells].filter(card => typeof card === 'number')
      expect(new Set(islands).size).toBe(islands.length)
    }
  })

  test('is another each time, and has the real hand of another seat no oftener than chance would', () => {
    const { real, deals } = imagined({}, 10)
    const [other = 0] = [0, 1].filter(seat => !tranquility.awaits(real).includes(seat))
    const hands = deals.map(({ players }) => JSON.stringify(players[other]?.hand))
    expect(new Set(hands).size).toBeGreaterThan(DEALS / 2)
    expect(hands).not.toContain(JSON.stringify(real.players[other]?.hand))
  })

  test('leaves out as many islands as the set-up does', () => {
    const { deals } = imagined({ removal: 'poseidon' }, 0)
    const left = deals.map(state => handsAndPiles(state).filter(card => typeof card === 'number').length)
    expect(new Set(left)).toEqual(new Set([68]))
  })

  test('has the Storms to come in piles alone, and as many as are to come', () => {
    const { real, deals } = imagined({ storms: true }, 25)
    const toCome = Object.values(tranquility.view(real, 'watcher').storms?.left ?? {}).reduce(
      (sum, one) => sum + one,
      0
    )
    for (const { players } of deals) {
      expect(players.flatMap(({ hand }) => hand).filter(isStorm)).toEqual([])
      expect(players.flatMap(({ pile }) => pile).filter(isStorm)).toHaveLength(toCome)
    }
  })

  test('has a Storm that no pile has room for among what was given for the Start unseen', () => {
    const options = completeOptions(tranquility, { storms: true }, 2)
    const state = position('Y1:1 Y2:1 O1:0 O2:0 P1:2 {full but 9} [2 4 6 8 10]p0 [12 14 16 18 22]p0')
    const hidden = unseenCardsByKind(options, tranquility.view(state, 0)).flatMap(({ cards }) => cards)
    const discarded = hidden.length - (state.players[1]?.hand.length ?? 0)
    const players = state.players.map((player, seat) => (seat === 0 ? { ...player, discarded } : player))
    const view = tranquility.view({ ...state, players }, 0)
    expect(view.storms?.left).toEqual({ Y: 0, P: 1, O: 0 })
    for (let deal = 0; deal < DEALS; deal++) {
      const { players } = sampleState(options, view, chance(deal))
      expect(players[1]?.hand.filter(isStorm)).toEqual([])
    }
  })

  test('gives a Sea Monster to whoever is known to hold one', () => {
    const state = position('marked:1 {0:3} [2 F 4]p3 [M 6]p9')
    const view = tranquility.view(state, 0)
    for (let deal = 0; deal < DEALS; deal++) {
      const { players } = sampleState(completeOptions(tranquility, { monsters: 5 }, 2), view, chance(deal))
      expect(players[1]?.hand).toContain('M')
    }
  })

  test('lets everybody give what they have offered for the Start', () => {
    const numbers = Array.from({ length: 40 }, (_, lines) => lines)
    const asked = numbers
      .map(lines => imagined({ monsters: 5 }, lines))
      .filter(({ real }) => offersIn(real).some(Boolean))
    expect(asked.length).toBeGreaterThan(0)
    for (const state of asked.flatMap(({ deals }) => deals))
      for (const [seat, offer] of offersIn(state).entries())
        expect(removeEachOnce(discardableCards(state.players[seat]?.hand ?? []), offer?.cards ?? [])).not.toBeNull()
  })
})

describe('what everybody has seen', () => {
  test.each([
    ['Storms, Rocks and Wilds', { storms: true, rocks: true, wilds: true, monsters: 3 }, 3],
    ['alone', { storms: true, rocks: true, wilds: true }, 1],
    ['the Pyramid', { variant: 'pyramid' }, 2],
    ['Day & Night', { variant: 'day_night' }, 2],
    ['Competitive', { variant: 'competitive' }, 2]
  ] as const)('is the same in what is sampled: %s', (_, options, seats) => {
    for (let seed = 0; seed < 4; seed++)
      for (const { before } of randomPlay(tranquility as never, options, seats, seed)) {
        const real = before.state as never as State
        const [seat = 0] = tranquility.awaits(real)
        const sampled = sampleState(before.setup.options, tranquility.view(real, seat), chance(seed))
        expect(open(sampled)).toEqual(open(real))
        const islands = [...openIslands(sampled), ...handsAndPiles(sampled)].filter(card => typeof card === 'number')
        expect(new Set(islands).size).toBe(islands.length)
      }
  })

  test('a Wild lies there as an island, which is hidden', () => {
    const state = after(position('wilds {0:3} [W 6 8 9 10]p9 [61 62]p9'), 'W40@d4')
    const options = completeOptions(tranquility, { wilds: true }, 2)
    const view = tranquility.view(state, 1)
    expect(view).toMatchObject({ standIns: { 40: 'W' }, wilds: { left: 1 } })
    const counted = unseenCardsByKind(options, view)
    expect(counted.find(({ kind }) => kind === 'island')?.cards).toContain('40')
    expect(counted.find(({ kind }) => kind === 'W')).toEqual({
      kind: 'W',
      cards: ['W'],
      of: 2,
      next: expect.anything()
    })
  })

  test('in a room from before that was noted, some island under a Wild is hidden', () => {
    const { standIns, ...state } = after(position('wilds {0:3} [W 6 8 9 10]p9 [61 62]p9'), 'W40@d4')
    expect(standIns).toEqual({ 40: 'W' })
    const options = completeOptions(tranquility, { wilds: true }, 2)
    const all = 80 + 5 + 2 + 2
    const players = state.players.map((player, seat) =>
      seat === 0 ? { ...player, discarded: all - 1 - lying(state) } : player
    )
    const view = tranquility.view({ ...state, players }, 1)
    expect(unseenCardsByKind(options, view).find(({ kind }) => kind === 'W')).toMatchObject({
      cards: ['W', 'W'],
      most: true
    })
    for (let deal = 0; deal < DEALS; deal++)
      expect(tranquility.view(sampleState(options, view, chance(deal)), 1)).toEqual(view)
  })

  test('the hands that were exchanged lie in discards', () => {
    const options = completeOptions(tranquility, { variant: 'competitive' }, 2)
    const { match } = autoplay(tranquility as never, options, 2, seedOf(1), 6)
    const real = match.state as never as State
    const [seat = 0] = tranquility.awaits(real)
    const seen = tranquility.view(real, seat)
    const exchanged = (real.contest?.deck ?? []).slice(0, 2)
    const shown = { ...seen, ...(seen.contest && { contest: { ...seen.contest, exchanged: exchanged.map(String) } }) }
    const players = seen.players.map(player => ({ ...player, discarded: player.discarded + 1 }))
    for (let deal = 0; deal < DEALS; deal++) {
      const sampled = sampleState(options, { ...shown, players }, chance(deal))
      expect(sampled.contest?.exchanged).toEqual(exchanged)
      const elsewhere = [...handsAndPiles(sampled), ...(sampled.contest?.deck ?? [])]
      expect(elsewhere.filter(card => exchanged.includes(card))).toEqual([])
    }
  })
})

const openIslands = ({ cells, standIns = {} }: State) => cells.filter(island => island !== null && !standIns[island])

const lying = ({ cells, ...state }: State) =>
  handsAndPiles({ cells, ...state }).length + cells.filter(island => island !== null).length

/** All of a state that lies open, and how many cards lie where. */
function open({ players, pending, contest, explorers, ...rest }: State) {
  return {
    ...rest,
    players: players.map(({ hand, pile, discarded }) => [hand.length, pile.length, discarded]),
    pending: pending.map(step => ('offers' in step ? step.step : step)),
    contest: contest && { ...contest, deck: contest.deck.length },
    explorers: explorers && { ...explorers, deck: explorers.deck.length }
  }
}

function offersIn({ pending: [now] }: State): readonly SeatOfferTowardStart[] {
  return now?.step === 'pledge' ? now.offers : []
}
