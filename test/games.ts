import {
  autopilotLineOrFirstChoice,
  phrasesOfSilentGame,
  plannableChoices,
  whyNoChoiceUsesCard
} from '../engine/defaults.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { autopilotPlayout } from '../engine/autoplay.ts'
import type {
  Choice,
  Game,
  HintAndSamplingHooks,
  PlanningHooks,
  Json,
  Options,
  Seat,
  BaseView,
  SearchHooks,
  Viewer
} from '../engine/game.ts'
import {
  type Match,
  decideWithoutSettling,
  eventForViewer,
  openMatch,
  decideAndSettle,
  settleToNextDecision
} from '../engine/match.ts'
import { assembleRecord, verifyRecord } from '../engine/record.ts'
import type { Random } from '../engine/random.ts'
import { COMMON_REFUSAL_CODES } from '../engine/refusal.ts'
import { anyLine, anyOf, isOffered, waysOf } from './choices.ts'
import { refusal } from './engine/refused.ts'
import { memoizeGame } from './memoized-game.ts'
import { type Moment, chance, freeze, garbled, randomPlay, seedOf } from './random-play.ts'

/** A game as the tests know it: also how what a viewer cannot see might as well be. */
export interface Tested {
  readonly game: Game
  /** The state with everything that is hidden from the viewer dealt anew. */
  scrambled(state: Json, viewer: Viewer, dice: Random): Json
  /** Likewise, but what the table may turn up for all to see lies where it did. */
  undisclosed(state: Json, viewer: Viewer, dice: Random): Json
}

/** Of so many matches of a set-up the hidden part is dealt anew. */
const WATCHED = 3

/** At so many moments of a match any two lines are played in both orders. */
const PAIRED = 24

/** What is played of a game: matches by their numbers, and at how many moments of each everything is asked. */
export interface Played {
  readonly options: Options
  readonly seats: number
  readonly matches: readonly number[]
  readonly moments?: number
}

/** One match, played when it is first asked for: all its moments, and those at which everything is asked. */
interface Sample {
  readonly number: number
  all(): readonly Moment[]
  some(): readonly Moment[]
  forget(): void
}

/** What must hold for every game, in every set-up and for every number of seats. */
export function holds({ game: asked, ...hidden }: Tested, played: Played): void {
  const game = memoizeGame(asked)
  const tested = { game, ...hidden }
  const samples = played.matches.map(number => sample(game, played, number))
  describe.each(samples)('match $number', match => {
    keepsTheContract(game, played, match)
    answersAlike(asked, game, match)
    if (game.drafts?.answersCommute) playsIndependently(game, match)
    if (game.insight?.sampleState) imagines({ asked, game, imagine: game.insight.sampleState }, match)
    if (game.bot?.search) thinks(game, game.bot.search, match)
  })
  describe.each(samples.slice(0, WATCHED))('match $number, with what is hidden dealt anew', match => {
    hides(tested, played.seats, match)
    const { asIfTurnBegan } = game.planning ?? {}
    if (asIfTurnBegan) foretells(tested, asIfTurnBegan, played.seats, match)
  })
  afterAll(() => samples.forEach(({ forget }) => forget()))
}

function sample(game: Game, { options, seats, moments = Infinity }: Played, number: number): Sample {
  let played: readonly Moment[] | null = null
  let chosen: readonly Moment[] | null = null
  const all = () => (played ??= randomPlay(game, options, seats, number))
  const some = () => (chosen ??= moments < all().length ? chance(number).shuffle(all()).slice(0, moments) : all())
  const forget = () => void (played = chosen = null)
  return { number, all, some, forget }
}

function keepsTheContract(game: Game, { options, seats }: Played, { number, all, some }: Sample): void {
  test('random play ends with a result, and nobody is awaited then', () => {
    const last = all().at(-1)?.after ?? openMatch(game, options, seats, seedOf(number)).match
    expect(game.result(last.state)).not.toBeNull()
    expect(game.awaits(last.state)).toEqual([])
    for (let seat = 0; seat < seats; seat++) expect(game.choices(last.state, seat)).toEqual([])
  })

  test('what a crew may remember of a match is counted in whole', () => {
    const counts = all().map(({ after }) => game.archive?.crewScore?.(after.state) ?? 0)
    expect(counts.filter(count => !Number.isInteger(count) || count < 0)).toEqual([])
  })

  test('whoever is awaited has a choice, and each choice a line that is accepted', () => {
    for (const { before } of some()) {
      for (const seat of game.awaits(before.state)) expect(game.choices(before.state, seat)).not.toEqual([])
      const lines = everyChoice(game, before, seats).map(([seat, choice]) => ({ seat, choice, line: choice.example }))
      expect(lines.filter(({ choice, line }) => !isOffered([choice], line))).toEqual([])
      expect(lines.filter(({ seat, line }) => refusal(() => decideWithoutSettling(game, before, seat, line)))).toEqual(
        []
      )
    }
  })

  test('what a seat is offered beside its own draft is accepted when that has settled', () => {
    const dice = chance(number)
    const wrong: unknown[] = []
    for (const { before, seat, line } of some()) {
      const draft = decideWithoutSettling(game, before, seat, line).match
      const settled = settleToNextDecision(game, draft).match
      // A match may end by what a draft turns over.
      if (game.result(settled.state)) continue
      for (const choice of game.choices(draft.state, seat))
        for (const offered of [choice.example, anyLine(choice, dice)]) {
          const refused = refusal(() => decideWithoutSettling(game, settled, seat, offered))
          if (refused) wrong.push([offered, refused])
        }
    }
    expect(wrong).toEqual([])
  })

  test('against a card that a choice takes speaks nothing, and against any other something, where cards are placed', () => {
    const wrong: unknown[] = []
    for (const { before } of some())
      for (const seat of game.awaits(before.state)) {
        const choices = game.choices(before.state, seat)
        if (!choices.some(({ verb }) => verb === 'place')) continue
        for (const card of cardsIn(choices)) {
          const reason = whyNoChoiceUsesCard(game, before.state, seat, card)
          const isTaken = choices.some(({ subject }) => subject === card)
          const isOwn = reason === null || (game.codes.includes(reason.code) && !isCommon(reason.code))
          if ((reason === null) !== isTaken || !isOwn) wrong.push([card, isTaken, reason])
        }
      }
    expect(wrong).toEqual([])
  })

  test('every way of every choice can be doubted before anything pays for it, and whatever pays changes no doubt', () => {
    const dice = chance(number)
    const wrong: unknown[] = []
    for (const { before } of some())
      for (const [seat, choice] of everyChoice(game, before, seats)) {
        const doubts = (line: string) => game.insight?.warnings?.(game.view(before.state, seat), line)
        for (const { line } of waysOf(choice)) doubts(line)
        const line = anyLine(choice, dice)
        const [unpaid, paid] = [line.replace(/ -.*/, ''), line].map(text => JSON.stringify(doubts(text)))
        if (paid !== unpaid) wrong.push([line, paid, unpaid])
      }
    expect(wrong).toEqual([])
  })

  test('something may be asked of every card that a choice speaks of, whatever the moment', () => {
    const codes = new Set<string>()
    for (const { before } of some())
      for (let seat = 0; seat < seats; seat++) {
        const choices = game.choices(before.state, seat)
        const cards = new Set([...choices.map(({ subject = '' }) => subject), ...cardsIn(choices)])
        for (const card of cards) {
          const reason = whyNoChoiceUsesCard(game, before.state, seat, card)
          if (reason) codes.add(reason.code)
        }
      }
    expect([...codes].filter(code => !game.codes.includes(code))).toEqual([])
  })

  test('what is not offered is refused with a code of the game', () => {
    const dice = chance(number)
    const words = [...vocabulary(all())]
    const wrong: unknown[] = []
    for (const { before, line } of some()) {
      for (let seat = 0; seat < seats; seat++) {
        const tried = garbled(line, words, dice)
        const refused = refusal(() => decideWithoutSettling(game, before, seat, tried))
        const offered = refusal(() => game.parse(tried)) === null && isAllowed(game, before, seat, tried)
        if ((refused === null) !== offered || (refused && !game.codes.includes(refused.code)))
          wrong.push([tried, refused, offered])
      }
    }
    expect(wrong).toEqual([])
  })

  test('first of all is said that a match is over, then that a line is stale', () => {
    const wrong: unknown[] = []
    for (const { line, after } of some())
      for (let seat = 0; seat < seats; seat++) {
        const code = (text: string) =>
          refusal(() => decideWithoutSettling(game, after, seat, text, { stale: true }))?.code
        const codes = [code(line), code(`${line} @`)]
        const expected = game.result(after.state) ? 'GAME_OVER' : 'STALE'
        if (codes[0] !== expected || codes[1] !== 'BAD_ACTION') wrong.push([line, codes, expected])
      }
    expect(wrong).toEqual([])
  })

  test('cards lie face down for a seat with a draft alone', () => {
    for (const { before, seat, line } of some()) {
      const draft = decideWithoutSettling(game, before, seat, line).match
      const others = viewers(seats).map(viewer => game.view(before.state, viewer))
      for (const view of [...others, game.view(draft.state, 'watcher')]) expect(view.faceDown).toBeUndefined()
    }
  })

  test('whoever is said to be next has the next turn', () => {
    const wrong: unknown[] = []
    for (const { before, after } of all()) {
      const [{ next }, then] = [before, after].map(({ state }) => game.view(state, 'watcher')) as [BaseView, BaseView]
      const isOneForAll = viewers(seats).every(viewer => game.view(before.state, viewer).next === next)
      const isPassed = !game.result(after.state) && then.next !== next
      const awaited = isPassed ? game.awaits(after.state) : [next]
      if (!isOneForAll || awaited.length !== 1 || awaited[0] !== next) wrong.push({ isOneForAll, next, awaited })
    }
    expect(wrong).toEqual([])
  })

  test('a new question is asked once whoever was awaited has answered, and none is asked twice', () => {
    for (const { before, seat, after } of all()) {
      const [asked = 0, then = 0] = [before, after].map(({ state }) => game.drafts?.questionNumber?.(state))
      expect(then).toBeGreaterThanOrEqual(asked)
      const others = game.awaits(before.state).filter(other => other !== seat)
      expect([then > asked, then > asked ? others : []]).toEqual([then > asked, []])
    }
  })

  test('state, views and events survive JSON', () => {
    const values = some().flatMap(({ before, seat, line, events }) => {
      const draft = decideWithoutSettling(game, before, seat, line).match.state
      return [before.state, draft, game.view(before.state, seat), game.view(draft, 'watcher'), events]
    })
    const odd = values.filter(value => !survivesJson(value))
    expect(JSON.parse(JSON.stringify(odd))).toStrictEqual(odd)
  })

  test('every line is spelled in one way and reads as itself', () => {
    const wrong: unknown[] = []
    for (const { before } of some())
      for (const [, { example }] of everyChoice(game, before, seats)) {
        const read = game.parse(example)
        const spelled = game.format(read)
        const loud = game.parse(spelled.toUpperCase())
        if (spelled !== example || JSON.stringify(loud) !== JSON.stringify(read)) wrong.push([example, spelled, loud])
      }
    expect(wrong).toEqual([])
  })

  test('the log replays to the same state and proves itself', () => {
    const opened = openMatch(game, options, seats, seedOf(number))
    const lines = all().map(({ seat, line, events }) => ({
      seat,
      line: game.format(game.parse(line)),
      events
    }))
    const replayed = lines.reduce(
      (match, { seat, line }) => decideAndSettle(game, match, seat, line).match,
      opened.match
    )
    expect(replayed).toEqual(all().at(-1)?.after ?? opened.match)
    const result = game.result(replayed.state)
    if (!result) throw new Error('Expected a match that has ended')
    const log = [{ seat: null, line: '', events: opened.events }, ...lines]
    expect(verifyRecord(assembleRecord(game, replayed, log, result), game)).toEqual([])
  })

  test('whatever is sealed when the match opens belongs to its deal, under a name of its own', () => {
    const sealed = openMatch(game, options, seats, seedOf(number)).events.filter(event => event.sealed)
    expect(sealed.filter(({ type }) => !game.archive?.dealEventsForRecord?.includes(type))).toEqual([])
    const names = sealed.flatMap(event => Object.keys(event.sealed ?? {}))
    expect(names).toEqual([...new Set(names)])
  })

  test('the scoreboard counts for every seat in whole numbers, and no goal is passed', () => {
    for (const { before } of some())
      for (const viewer of viewers(seats)) {
        const board = game.scoreboard?.(game.view(before.state, viewer))
        if (!board) continue
        expect(board.seats).toHaveLength(seats)
        const items = [board.table, ...board.seats].flat()
        const wrong = items.filter(({ value, of = value }) => !Number.isInteger(value) || value < 0 || value > of)
        expect(wrong).toEqual([])
      }
  })

  test('autopilots play what is offered', () => {
    for (const { before } of some())
      for (const seat of game.awaits(before.state)) {
        const choices = game.choices(before.state, seat)
        expect(isOffered(choices, autopilotLineOrFirstChoice(game, game.view(before.state, seat), choices))).toBe(true)
      }
  })
}

/** Of the game as it is: `game` remembers what it has answered. */
function answersAlike(asked: Game, game: Game, { some }: Sample): void {
  test('nothing that is given is touched', () => {
    for (const moment of some()) expect(() => useFrozen(asked, moment, moment.before.setup.seats)).not.toThrow()
  })

  test('asked again, it answers the same', () => {
    for (const { before } of some())
      for (const viewer of viewers(before.setup.seats)) {
        const answers = ({ view, choices }: Game) => [
          view(before.state, viewer),
          viewer === 'watcher' ? [] : choices(before.state, viewer)
        ]
        expect(JSON.stringify(answers(asked))).toBe(JSON.stringify(answers(game)))
      }
  })
}

function playsIndependently(game: Game, { number, some }: Sample): void {
  test('of independent lines any two can be played, in whatever order to the same end', () => {
    const dice = chance(number)
    const asked = some().filter(({ before }) => game.drafts?.answersCommute?.(before.state))
    for (const { before } of dice.shuffle(asked).slice(0, PAIRED))
      for (const two of pairsOfLines(game, before, dice)) {
        const [end, other = end] = [two, two.toReversed()].flatMap(lines => endOf(game, before, lines))
        expect([two, end === undefined]).toEqual([two, false])
        expect([two, JSON.stringify(other)]).toEqual([two, JSON.stringify(end)])
      }
  })
}

type Said = Pick<Moment, 'seat' | 'line'>

function pairsOfLines(game: Game, { state, setup }: Match, dice: Random): Said[][] {
  const linesOf = (seat: Seat): Said[] =>
    game.choices(state, seat).flatMap(choice => {
      const lines = new Set([choice.example, anyLine(choice, dice)])
      return [...lines].map(line => ({ seat, line }))
    })
  const offered = Array.from({ length: setup.seats }, (_, seat) => linesOf(seat))
  return offered.flatMap((mine, seat) =>
    mine.flatMap(one => offered.slice(seat + 1).flatMap(theirs => theirs.map(other => [one, other])))
  )
}

interface Imagined {
  /** The game as it is, for states that are met once. */
  readonly asked: Game
  readonly game: Game
  readonly imagine: NonNullable<HintAndSamplingHooks['sampleState']>
}

/** What somebody imagines who knows no more than a view. */
function imagines({ asked, game, imagine }: Imagined, { number, some }: Sample): void {
  test('what a seat imagines is what it sees, byte for byte, and offers it the same', () => {
    const dice = chance(number)
    const odd: Json[] = []
    for (const { before } of some()) {
      const { options, seats } = before.setup
      for (const viewer of viewers(seats)) {
        const state = imagine(options, freeze(game.view(before.state, viewer)), dice)
        expect(JSON.stringify(game.view(state, viewer))).toBe(JSON.stringify(game.view(before.state, viewer)))
        expect(game.awaits(state)).toEqual(game.awaits(before.state))
        if (!survivesJson(state)) odd.push(state)
        const offered = (seen: Json) => (viewer === 'watcher' ? [] : game.choices(seen, viewer))
        expect(JSON.stringify(offered(state))).toBe(JSON.stringify(offered(before.state)))
      }
    }
    expect(JSON.parse(JSON.stringify(odd))).toStrictEqual(odd)
  })

  test('in what is imagined every seat can play all that it is offered', () => {
    const dice = chance(number)
    for (const { before } of some()) {
      const { options, seats } = before.setup
      for (const viewer of viewers(seats)) {
        const imagined = { ...before, state: imagine(options, game.view(before.state, viewer), dice) }
        const wrong = everyChoice(game, imagined, seats)
          .flatMap(([seat, choice]) => [choice.example, anyLine(choice, dice)].map(line => [seat, line] as const))
          .filter(([seat, line]) => refusal(() => decideWithoutSettling(game, imagined, seat, line)))
        expect(wrong).toEqual([])
      }
    }
  })

  test('what is imagined has every part that a state has, and no other', () => {
    const dice = chance(number)
    for (const { before } of some())
      for (const seat of game.awaits(before.state)) {
        const { options } = before.setup
        const state = imagine(options, game.view(before.state, seat), dice)
        expect(Object.keys(state as object).toSorted()).toEqual(Object.keys(before.state as object).toSorted())
      }
  })

  test('what is imagined can be played to its end by autopilots', () => {
    const dice = chance(number)
    for (const { before } of some().slice(0, 3))
      for (const seat of game.awaits(before.state)) {
        const state = imagine(before.setup.options, game.view(before.state, seat), dice)
        expect(game.result(autopilotPlayout(asked, state, dice).state)).not.toBeNull()
      }
  })
}

function thinks(game: Game, { candidates: lines }: SearchHooks, { some }: Sample): void {
  test('whoever thinks does so in states that it imagines', () => {
    expect(game.insight?.sampleState).toBeDefined()
  })

  test('lines worth a thought are offered, and the first is what the autopilot plays', () => {
    for (const { before } of some())
      for (const seat of game.awaits(before.state)) {
        const [view, choices] = [game.view(before.state, seat), game.choices(before.state, seat)]
        const thought = lines(view, choices)
        expect(thought[0]).toBe(autopilotLineOrFirstChoice(game, view, choices))
        expect(thought.filter(line => !isOffered(choices, game.format(game.parse(line))))).toEqual([])
      }
  })
}

/** The match after those lines; nothing where one can no longer be played, or its seat has been asked anew. */
function endOf(game: Game, before: Match, lines: readonly Said[]): Match[] {
  let match = before
  for (const { seat, line } of lines) {
    const isAsked = ({ state }: Match) => game.awaits(state).includes(seat)
    if (isAsked(match) !== isAsked(before) || refusal(() => decideWithoutSettling(game, match, seat, line))) return []
    match = decideAndSettle(game, match, seat, line).match
  }
  return [match]
}

function hides({ game, scrambled, undisclosed }: Tested, seats: number, { number, all, some }: Sample): void {
  test('no byte that a viewer gets is another', () => {
    const dice = chance(number)
    const words = [...vocabulary(all())]
    for (const { before, line } of some())
      for (const viewer of viewers(seats)) {
        const other = { ...before, state: scrambled(before.state, viewer, dice) }
        const tries = [line, ...Array.from({ length: 4 }, () => garbled(line, words, dice))]
        expect(seen(game, other, viewer, tries)).toBe(seen(game, before, viewer, tries))
      }
  })

  test('nor does a draft show its own seat a byte more, or what it tries beside it', () => {
    const dice = chance(number)
    const words = [...vocabulary(all())]
    for (const { before, seat, line } of some()) {
      const other = { ...before, state: scrambled(before.state, seat, dice) }
      const tries = [line, ...Array.from({ length: 4 }, () => garbled(line, words, dice))]
      const [here, there] = [
        decideWithoutSettling(game, before, seat, line),
        decideWithoutSettling(game, other, seat, line)
      ]
      expect(seen(game, there.match, seat, tries)).toBe(seen(game, here.match, seat, tries))
    }
  })

  test('neither a draft nor what the table makes of it shows more than the rules disclose', () => {
    const dice = chance(number)
    for (const { before, seat, line } of some()) {
      const other = { ...before, state: undisclosed(before.state, seat, dice) }
      const [here, there] = [
        decideWithoutSettling(game, before, seat, line),
        decideWithoutSettling(game, other, seat, line)
      ]
      expect(JSON.stringify(there.events)).toBe(JSON.stringify(here.events))
      expect(seen(game, there.match, seat, [line])).toBe(seen(game, here.match, seat, [line]))
      const [now, then] = [settleToNextDecision(game, here.match), settleToNextDecision(game, there.match)]
      // A match may end by what was hidden: that the rules disclose.
      if (game.result(now.match.state) || game.result(then.match.state)) continue
      expect(game.awaits(then.match.state)).toEqual(game.awaits(now.match.state))
      const told = (moved: typeof now) => JSON.stringify(moved.events.map(event => eventForViewer(event, 'watcher')))
      expect(told(then)).toBe(told(now))
    }
  })
}

function foretells(
  { game, scrambled }: Tested,
  asIfTurnBegan: NonNullable<PlanningHooks['asIfTurnBegan']>,
  seats: number,
  { number, some }: Sample
): void {
  test('a turn put together before it has come offers what is told ahead, and shows its seat not a byte more', () => {
    const dice = chance(number)
    for (const { before } of some()) {
      const seat = dice.below(seats)
      const begun = (state: Json) => ({ ...before, state: asIfTurnBegan(state, seat) })
      const here = begun(before.state)
      const choices = game.choices(here.state, seat)
      expect(plannableChoices(game, before.state, seat)).toEqual(expect.arrayContaining([...choices]))
      if (choices.length === 0) continue
      const line = anyLine(anyOf(choices, dice), dice)
      const there = begun(scrambled(before.state, seat, dice))
      const [now, then] = [here, there].map(match =>
        seen(game, decideWithoutSettling(game, match, seat, line).match, seat, [line])
      )
      expect(then).toBe(now)
    }
  })
}

/** Whether a value is the same once it was written as JSON and read: `toStrictEqual` says so too, and what is not, in ten times as long. */
function survivesJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (typeof value !== 'object' || value === null) return ['boolean', 'string', 'object'].includes(typeof value)
  if (Array.isArray(value)) return value.length === Object.keys(value).length && value.every(survivesJson)
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(survivesJson)
}

/** Asks everything of a state that cannot be written to. */
function useFrozen(game: Game, { before, seat, line }: Moment, seats: number): void {
  const draft = game.apply(freeze(before.state), seat, freeze(game.parse(line))).state
  settleToNextDecision(game, { ...before, state: freeze(draft) })
  for (let other = 0; other < seats; other++) {
    const choices = freeze(game.choices(before.state, other))
    if (choices.length > 0) autopilotLineOrFirstChoice(game, freeze(game.view(before.state, other)), choices)
    for (const card of cardsIn(choices)) whyNoChoiceUsesCard(game, before.state, other, card)
    plannableChoices(game, before.state, other)
    game.planning?.asIfTurnBegan?.(before.state, other)
    phrasesOfSilentGame(game, before.state, other)
  }
}

/** All that a viewer can learn of a match at one moment, as bytes. */
function seen(game: Game, match: Match, viewer: Viewer, tries: readonly string[]): string {
  const { state } = match
  const view = game.view(state, viewer)
  const open = [
    view,
    game.awaits(state),
    game.drafts?.answersCommute?.(state),
    game.drafts?.questionNumber?.(state),
    game.result(state)
  ]
  if (viewer === 'watcher') return JSON.stringify(open)
  const refusals = tries.map(line => {
    const refused = refusal(() => decideWithoutSettling(game, match, viewer, line))
    return refused && [refused.code, refused.facts]
  })
  const choices = game.choices(state, viewer)
  const against = cardsIn(choices).map(card => whyNoChoiceUsesCard(game, state, viewer, card))
  const does = choices.map(({ example }) => game.consequences?.(state, viewer, game.parse(example)))
  const own = [
    choices,
    against,
    does,
    plannableChoices(game, state, viewer),
    phrasesOfSilentGame(game, state, viewer),
    refusals
  ]
  return JSON.stringify([...open, ...own])
}

/** The cards that choices speak of: all that the seat holds and may discard. */
function cardsIn(choices: readonly Choice[]): string[] {
  return [...new Set(choices.flatMap(({ pick }) => pick?.from ?? []))]
}

function isCommon(code: string): boolean {
  return COMMON_REFUSAL_CODES.some(common => common === code)
}

function viewers(seats: number): Viewer[] {
  return ['watcher', ...Array.from({ length: seats }, (_, seat): Seat => seat)]
}

function everyChoice(game: Game, { state }: Match, seats: number) {
  return viewers(seats).flatMap(seat =>
    seat === 'watcher' ? [] : game.choices(state, seat).map(choice => [seat, choice] as const)
  )
}

function isAllowed(game: Game, { state }: Match, seat: Seat, line: string): boolean {
  return isOffered(game.choices(state, seat), game.format(game.parse(line)))
}

/** All the words that the lines of a match are made of. */
function vocabulary(moments: readonly Moment[]): Set<string> {
  return new Set(moments.flatMap(({ line }) => line.split(' ')))
}
