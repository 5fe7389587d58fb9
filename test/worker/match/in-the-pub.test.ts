import { beforeEach, describe, expect, test } from 'vitest'
import type { State } from '../../../engine/pub/core/state.ts'
import type { MatchRow } from '../../../schema/room-tables.ts'
import { lesson } from '../../../web/games/pub/lesson.ts'
import { courseOf } from '../../../web/lesson/voyage.ts'
import { chance } from '../../../worker/chance.ts'
import type { KeptMail } from '../../../worker/deliver/mail/mailbox.ts'
import { planDue } from '../../../worker/deliver/planned.ts'
import { arm, tryPlan } from '../../../worker/match/plan.ts'
import { drafted, takeBack } from '../../../worker/match/play.ts'
import { actOn } from '../../../worker/match/several.ts'
import { answer } from '../answers/posted.ts'
import { act, call, done, fetchHere, look, NAVIGATION, newKey, seated } from '../client.ts'
import { free } from '../planned.ts'
import { mailsTo } from '../post.ts'
import { asked, dealt, NOW, played } from '../table.ts'
import { HOUR_MS, pass, SECOND_MS, stopClock } from '../time.ts'

/* In Fantasy Pub a turn is up to two lines, in whichever way its seat decides, and both can be taken back until a card or a die has been seen. */

beforeEach(stopClock)

const course = courseOf(lesson)
const TURN = 'move A aO1 cw; enter B'

/** After so many lines the first seat has the innkeeper serve its orc, and then leads a goblin about. */
const AT_INNKEEPER = 24
/** After so many that orc goes home. */
const AT_HOME = 28

/** The lesson’s match after so many lines. */
function after(lines: number): MatchRow {
  const table = dealt(['Ann', 'Ben'], lesson.seed, 'pub')
  return course.slice(0, lines).reduce((match, { seat, line }) => played(match, seat, line), table)
}

/** What a seat is shown of a guest: coins/beers. */
function guestFor(match: MatchRow, seat: number, name: string): string {
  const { guests } = drafted(match, seat).match.state as unknown as State
  const found = guests.find(guest => guest.name === name)
  return found ? `${found.coins}/${found.beers}` : 'out'
}

describe('a turn', () => {
  const before = after(AT_INNKEEPER)
  const lines = course.slice(AT_INNKEEPER, AT_INNKEEPER + 2).map(({ line }) => line)
  const lying = actOn(before, { ...asked(before, 0, ''), lines }, said => said, NOW)

  test('lies there whole, with what was drunk, to be seen by its seat alone', () => {
    expect(lying.lines).toEqual([])
    expect(lying.match.drafts.map(({ line }) => line)).toEqual(lines)
    const told = drafted(lying.match, 0).events.map(({ type }) => type)
    expect(told).toEqual(['innkeeper', 'drank', 'moved', 'took', 'paid'])
    expect([0, 1].map(seat => guestFor(lying.match, seat, 'aO1'))).toEqual(['3/3', '4/1'])
  })

  test('is taken back line by line', () => {
    const once = takeBack(lying.match, 0, NOW)
    expect(once.drafts.map(({ line }) => line)).toEqual(lines.slice(0, 1))
    expect(guestFor(once, 0, 'aO1')).toBe('3/2')
    expect(drafted(takeBack(once, 0, NOW), 0)).toEqual(drafted(before, 0))
  })
})

describe('a plan', () => {
  test('is a whole turn: an orc goes home, and another guest walks by the other die', () => {
    const waiting = after(AT_HOME - 1)
    const entries = [free('exit B aO1; move A aO2 cw')]
    const due = played(
      arm(waiting, 0, { entries, plan: 0, key: 'planned-turn' }, NOW),
      1,
      course[AT_HOME - 1]?.line ?? ''
    )
    const found = planDue(due, 0)
    const { match, lines } = found ? tryPlan(due, found, NOW) : { match: due, lines: [] }
    expect(lines.map(({ line, by }) => [line, by])).toEqual([
      ['exit B aO1', 'plan'],
      ['move A aO2 cw', 'plan']
    ])
    expect((match.state as unknown as State).players[0]?.bank).toBe(3)
  })
})

let opened = 0

/** The lesson’s match, for two who are told by mail. */
async function begun() {
  chance.seed = () => lesson.seed
  const tag = `pub${++opened}`
  const seats = ['Ann', 'Ben'].map(name => ({ name, address: `${name.toLowerCase()}@${tag}.example` }))
  const match = await seated([], { game: 'pub', seats })
  const [ann = ''] = match.seats
  return { ...match, ann, path: new URL(ann).pathname, mails: () => mailsTo(seats[0]?.address ?? '') }
}

async function form(path: string, choice: string): Promise<void> {
  const headers = { ...NAVIGATION, 'Content-Type': 'application/x-www-form-urlencoded' }
  const body = `${new URLSearchParams({ key: newKey(), choice, version: '0' })}`
  await (await fetchHere(path, { method: 'POST', headers, body })).text()
}

/** Its first line was answered by mail: what that was answered with, and the number of a line in it. */
async function halfAnswered() {
  const match = await begun()
  await pass(match.match, HOUR_MS)
  const [told] = await match.mails()
  await answer({ to: told?.replyTo ?? '', text: 'move A aO1 cw' })
  await pass(match.match, SECOND_MS)
  const mail = (await match.mails()).at(-1) as KeptMail
  const [, number = ''] = new RegExp(`(\\d)\\. .*\n.*#do=0%3A${encodeURIComponent('enter B')}\n`).exec(mail.text) ?? []
  if (number === '') throw new Error('nobody can be let in')
  return { ...match, mail, number, play: (text: string) => answer({ to: mail.replyTo ?? '', text }) }
}

describe('the answer to an answer', () => {
  test('goes on by its list, as long as the first line can be taken back', async () => {
    const { ann, number, play } = await halfAnswered()
    await play(number)
    expect((await look(ann)).draft).toMatchObject({ line: TURN, lines: 2 })
  })

  test.each(['by number', 'by line'])('goes on %s once that is settled', async how => {
    const { match, ann, mails, mail, number, play } = await halfAnswered()
    await pass(match, HOUR_MS)
    expect(await look(ann)).toMatchObject({ version: 1, draft: null })
    expect((await mails()).at(-1)).toEqual(mail)
    await play(how === 'by number' ? number : 'enter B')
    expect((await look(ann)).draft?.line).toBe('enter B')
  })

  test.each(['lies there', 'is settled'])('means no other list, where another line %s instead', async state => {
    const { ann, number, play } = await halfAnswered()
    await call('DELETE', '/api/seat/actions', { link: ann })
    await act(ann, { version: 0 }, 'move B aO1 cw')
    if (state === 'is settled') await done(ann)
    const before = await look(ann)
    await play(number)
    expect((await look(ann)).draft).toEqual(before.draft)
  })
})

describe('both lines in one answer', () => {
  test('to a mail', async () => {
    const { match, ann, mails } = await begun()
    await pass(match, HOUR_MS)
    const mail = (await mails()).at(-1) as KeptMail
    await answer({ to: mail.replyTo ?? '', text: TURN })
    expect((await look(ann)).draft).toMatchObject({ line: TURN, lines: 2 })
  })

  test('from a terminal, by the numbers that stand beside them', async () => {
    const { ann, path } = await begun()
    const text = await (await fetchHere(path, { headers: { Accept: 'text/plain' } })).text()
    const number = (line: string) => new RegExp(`(\\d+) {2}${line}`).exec(text)?.[1] ?? ''
    await form(path, `${number('move A aO1 cw')}; enter B`)
    expect((await look(ann)).draft).toMatchObject({ line: TURN, lines: 2 })
  })

  test('from a page without scripts, which then says what lies face down', async () => {
    const { ann, path } = await begun()
    await form(path, TURN)
    expect((await look(ann)).draft).toMatchObject({ line: TURN, lines: 2 })
    expect((await look(ann)).view).toMatchObject({ faceDown: 1, phase: 'enter' })
  })

  test('where the second is refused, the first stands and the turn goes on', async () => {
    const { ann } = await begun()
    const { body } = await act(ann, { version: 0 }, 'move A aO1 cw; exit B aO1')
    expect(body.lines.map(({ line, refused }) => refused?.code ?? line)).toEqual(['move A aO1 cw', 'NOT_AT_EXIT'])
    expect(body).toMatchObject({ draft: { line: 'move A aO1 cw' }, awaits: [0] })
    expect(body.choices.map(({ verb }) => verb)).toContain('enter')
  })
})
