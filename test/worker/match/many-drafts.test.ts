import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '../../../engine/refusal.ts'
import type { LogRow, MatchRow } from '../../../schema/room-tables.ts'
import { TOLD_AFTER_MS } from '../../../worker/deliver/planned.ts'
import { duesOf } from '../../../worker/deliver/due.ts'
import { draftsOf } from '../../../worker/match/drafts.ts'
import { act, drafted, DRAFT_MS, type Played, settle, takeBack } from '../../../worker/match/play.ts'
import { asked, dealt, NOW, withMail } from '../table.ts'

/* Any number of seats draft, take back and settle, in any order, where they answer independently. */

const marksOf = (address: string) => ({ hash: address, inbox: address })
const NAMES = ['Ann', 'Ben', 'Cem', 'Dot']
const LINES = ['vote 1', 'vote 2', 'vote 3', 'wait', 'stop']

const seat = fc.nat(NAMES.length - 1)
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('act' as const), seat, line: fc.constantFrom(...LINES) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('undo' as const), seat }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('done' as const), seat }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('pass' as const), ms: fc.nat(DRAFT_MS) }) }
)

type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never

/** A match, what has been settled in it, and the keys of what its seats were told was confirmed and did not take back. */
interface Course {
  readonly match: MatchRow
  readonly log: readonly LogRow[]
  readonly kept: readonly string[]
  readonly now: number
}

const begun: Course = { match: dealt(NAMES, undefined, 'ballot'), log: [], kept: [], now: NOW }

function goOn(course: Course, happens: Happening, at: number): Course {
  const { match, kept, now } = course
  const played = ({ match: after, lines }: Played) => ({ ...course, match: after, log: [...course.log, ...lines] })
  switch (happens.what) {
    case 'act': {
      const made = tried(() => act(match, asked(match, happens.seat, happens.line, `key-${at}`), now))
      return made instanceof Refusal ? course : { ...played(made), kept: made.refused ? kept : [...kept, `key-${at}`] }
    }
    case 'undo': {
      const back = tried(() => takeBack(match, happens.seat, now))
      const key = draftsOf(match, happens.seat).at(-1)?.key
      return back instanceof Refusal ? course : { ...course, match: back, kept: kept.filter(other => other !== key) }
    }
    case 'done':
      return played(settle(match, draft => draft.seat === happens.seat, now))
    case 'pass': {
      const then = now + happens.ms
      return { ...played(settle(match, ({ settlesAt }) => settlesAt <= then, then)), now: then }
    }
  }
}

function tried<T>(work: () => T): T | Refusal {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

const course = fc.array(happening, { maxLength: 60 }).map(happenings => happenings.reduce(goOn, begun))

test('whatever was confirmed and not taken back lies there or is played, once', () => {
  fc.assert(
    fc.property(course, ({ match, log, kept }) => {
      const keys = [...log, ...match.drafts].map(({ key }) => key)
      expect([...keys].sort()).toEqual([...kept].sort())
    })
  )
})

test('each seat has one draft at most, and can be shown what it has decided', () => {
  fc.assert(
    fc.property(course, ({ match }) => {
      const seats = match.drafts.map(draft => draft.seat)
      expect(seats).toEqual([...new Set(seats)])
      for (const draft of match.drafts) expect(() => drafted(match, draft.seat)).not.toThrow()
    })
  )
})

test('what a seat tries comes to the same, whatever others have drafted', () => {
  const answer = fc.constantFrom(...LINES.filter(line => line !== 'stop'))
  fc.assert(
    fc.property(course, seat, answer, ({ match, now }, mine, line) => {
      const others = match.drafts.filter(draft => draft.seat !== mine && draft.line !== 'stop')
      const beside = { ...match, drafts: others }
      const alone = { ...match, drafts: [] }
      const outcome = (of: MatchRow) => {
        const made = tried(() => act(of, asked(of, mine, line), now))
        if (made instanceof Refusal) return made.code
        return { ...made, match: { ...made.match, drafts: made.match.drafts.filter(draft => draft.seat === mine) } }
      }
      expect(outcome(beside)).toEqual(outcome(alone))
    })
  )
})

test('nobody is told of a turn while they can take back what they have done in it, and nobody else has to wait', () => {
  const toldAt = NOW + TOLD_AFTER_MS
  const drafts = [30, 60].map((ms, by) => ({ seat: by, line: 'vote 1', key: `key-${by}`, settlesAt: toldAt + ms }))
  const { match, seats } = withMail(NAMES, 'ballot')
  const dues = duesOf({ match: { ...match, drafts }, seats, notices: [], marksOf, now: NOW }, () => 0)
  expect(dues.map(({ at }) => at)).toEqual([toldAt + 30, toldAt + 60, toldAt, toldAt])
})
