import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newestGames } from '../engine/catalogue.ts'
import { decideAndSettle, normalizeLine } from '../engine/match.ts'
import { splitAtSemicolonsAndLineEnds } from '../engine/notation.ts'
import { Refusal } from '../engine/refusal.ts'
import type { MatchRow } from '../schema/room-tables.ts'
import { newMatch } from '../worker/match/opening.ts'
import { gameOf, settle } from '../worker/match/play.ts'
import { actOn } from '../worker/match/several.ts'
import { anyLine, anyOf } from './choices.ts'
import { type Moment, chance, garbled, randomPlay, seedOf } from './random-play.ts'
import { SEED } from './seed.ts'

/* Answers of several lines, right ones and wrong ones, parted in any way: they come to what their lines come to one by one. */

const ANSWERS = 150
const MOST_LINES = 6
const PARTS = [';', '; ', '\n', '\r\n', ' ;; ', ';\n\n', ' ; \r']
const names = ['Ann', 'Ben']
/** Matches that are played by chance; an answer is given at some moment of one. */
const MATCHES = 8
const NOW = 1_790_000_000_000

/** A match some way into it, and what its seat might answer: mostly what is offered, line after line. */
function answering(row: MatchRow, moments: readonly Moment[], number: number) {
  const dice = chance(number)
  const game = gameOf(row)
  const { before } = anyOf(moments, dice)
  const match: MatchRow = { ...row, ...before, waits: game.awaits(before.state).map(seat => waitOf(seat)) }
  const seat = match.waits[0]?.seat ?? 0
  const lines: string[] = []
  let at = before
  for (let count = 1 + dice.below(MOST_LINES); count > 0; count--) {
    const choices = game.choices(at.state, seat)
    const line = choices.length > 0 ? anyLine(anyOf(choices, dice), dice) : 'stop'
    lines.push(dice.below(8) === 0 ? garbled(line, ['row', '-7', ';', 'end', '1'], dice) : line)
    at = attempt(() => decideAndSettle(game, at, seat, line).match) ?? at
  }
  const text = lines.map(line => `${anyOf(PARTS, dice)}${line}`).join('')
  return { match, seat, text }
}

function dealt(game: string): MatchRow {
  const seats = names.map(name => ({ name, language: 'en' as const, zone: 'UTC' }))
  const asked = { key: 'k'.repeat(20), game, options: {}, seats, pace: 'day' as const }
  return newMatch({ id: '00112233445566778899', asked, seed: seedOf(SEED), now: NOW }).match
}

const waitOf = (seat: number) => ({ seat, turn: 0, since: NOW, among: null })

function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** The same lines, played one by one by the engine alone: what was played, and why no more. */
function oneByOne({ match, seat, text }: ReturnType<typeof answering>) {
  const game = gameOf(match)
  const { setup, seed, state, position, earlyEnd } = match
  let at = { setup, seed, state, position, earlyEnd }
  const played: string[] = []
  for (const line of splitAtSemicolonsAndLineEnds(text)) {
    try {
      const spelled = normalizeLine(game, line)
      at = decideAndSettle(game, at, seat, line).match
      played.push(spelled)
    } catch (error) {
      if (error instanceof Refusal) return { state: at.state, played, code: error.code }
      throw error
    }
  }
  return { state: at.state, played, code: null }
}

test.each(
  newestGames()
    .filter(({ seats }) => seats.least <= names.length)
    .map(({ name }) => name)
)(`%s takes them as they are, seed ${SEED}`, name => {
  const row = dealt(name)
  const numbers = Array.from({ length: MATCHES }, (_, match) => SEED * MATCHES + match)
  const moments = numbers.flatMap(match => randomPlay(gameOf(row), row.setup.options, names.length, match))
  const isAlike = fc.property(fc.nat(100_000), number => {
    const answer = answering(row, moments, number)
    const { match, seat, text } = answer
    const asked = {
      seat,
      lines: splitAtSemicolonsAndLineEnds(text),
      version: match.version,
      key: 'any-answer',
      atOnce: false
    }
    const { verdicts, ...acted } = actOn(match, asked, line => line, NOW)
    const settled = settle(acted.match, draft => draft.seat === seat, NOW)
    const { state, played, code } = oneByOne(answer)
    const lines = [...acted.lines, ...settled.lines].filter(line => line.seat === seat).map(({ line }) => line)
    expect([text, lines]).toEqual([text, played])
    expect([text, verdicts.at(-1)?.refused?.code ?? null]).toEqual([text, code])
    expect(verdicts.filter(({ refused }) => refused === null).map(({ line }) => line)).toEqual(played)
    expect(settled.match.state).toEqual(state)
  })
  fc.assert(isAlike, { seed: SEED, numRuns: ANSWERS })
})
