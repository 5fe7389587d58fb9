import { completeOptions } from '../../../engine/options.ts'
import { describe, expect, test } from 'vitest'
import { COLOURS, DECK, neededColoursWithDuplicates } from '../../../engine/cloud9/cards.ts'
import { CLOUDS } from '../../../engine/cloud9/clouds.ts'
import { cloud9 } from '../../../engine/cloud9/index.ts'
import { seatsAboardPilotLast, type State } from '../../../engine/cloud9/state.ts'
import type { Event, Game } from '../../../engine/game.ts'
import { type Moment, randomPlay } from '../../random-play.ts'

const game = cloud9 as Game<unknown> as Game
const stateOf = ({ state }: Moment['after']) => state as unknown as State
const told = (events: readonly Event[], type: string) => events.filter(event => event.type === type)

describe.each([3, 4, 5, 6])('in any match of %i', seats => {
  const moments = [11, 12, 13].flatMap(number => randomPlay(game, completeOptions(game, {}, seats), seats, number))

  test('no card is lost or added', () => {
    for (const { after } of moments) {
      const { players, pile, discard } = stateOf(after)
      expect([...players.flatMap(({ hand }) => hand), ...pile, ...discard].toSorted()).toEqual(DECK.toSorted())
    }
  })

  test('a score never falls', () => {
    for (const { before, after } of moments)
      for (const [seat, { score }] of stateOf(after).players.entries())
        expect(score).toBeGreaterThanOrEqual(stateOf(before).players[seat]?.score ?? 0)
  })

  test('the pilot is aboard, and alone in the basket where he is asked whether he jumps', () => {
    const asked = moments.map(({ after }) => stateOf(after)).filter(({ phase }) => phase !== 'over')
    for (const state of asked) {
      expect(seatsAboardPilotLast(state)).toContain(state.pilot)
      expect(state.phase !== 'solo' || seatsAboardPilotLast(state).length === 1).toBe(true)
      expect(['passengers', 'pilot', 'solo']).toContain(state.phase)
    }
  })

  test('what is told adds up to every score', () => {
    let scores = Array<number>(seats).fill(0)
    for (const { before, after, events } of moments) {
      if (stateOf(before).trip === 1 && stateOf(before).round === 1) scores = scoresIn(before)
      for (const { facts } of told(events, 'jumped'))
        scores[Number(facts.seat)] = (scores[Number(facts.seat)] ?? 0) + Number(facts.points)
      for (const { facts } of told(events, 'arrived'))
        for (const seat of facts.seats as number[]) scores[seat] = (scores[seat] ?? 0) + Number(facts.points)
      expect(scores).toEqual(scoresIn(after))
    }
  })

  test('whoever rises shows exactly what the dice ask for, or one wild card', () => {
    const rolls = moments.flatMap(({ before, events }) => [
      { type: 'rolled', facts: { dice: [...(stateOf(before).roll ?? [])] } },
      ...events
    ])
    let dice: readonly string[] = []
    for (const { type, facts } of rolls) {
      if (type === 'rolled') dice = facts.dice as string[]
      if (type !== 'rose') continue
      const need = neededColoursWithDuplicates(dice.filter((face): face is (typeof COLOURS)[number] => face !== '-'))
      expect(facts.cards).toEqual(facts.by === 'wild' ? ['W'] : need)
      expect(facts.by === 'nothing').toBe(need.length === 0)
    }
  })

  test('on each cloud as many dice are rolled as it asks for', () => {
    for (const { events } of moments)
      for (const { facts } of told(events, 'rolled'))
        expect((facts.dice as string[]).length).toBe(CLOUDS[Number(facts.cloud) - 1]?.dice)
  })

  test('the next pilot sits to the left of the last, among those still aboard', () => {
    for (const { before, after, events } of moments) {
      if (told(events, 'rose').length !== 1 || told(events, 'arrived').length > 0) continue
      const pilot = stateOf(before).pilot
      const left = seatsAboardPilotLast(stateOf(after))
      const clockwise = Array.from({ length: seats }, (_, step) => (pilot + step + 1) % seats)
      expect(stateOf(after).pilot).toBe(clockwise.find(seat => left.includes(seat)))
    }
  })
})

function scoresIn({ state }: Moment['after']): number[] {
  return (state as unknown as State).players.map(({ score }) => score)
}
