import { beforeEach, describe, expect, test } from 'vitest'
import type { Log } from '../../../schema/wire/log.ts'
import { lesson } from '../../../web/games/reef/lesson.ts'
import { courseOf } from '../../../web/lesson/voyage.ts'
import type { KeptMail } from '../../../worker/deliver/mail/mailbox.ts'
import { chance } from '../../../worker/chance.ts'
import { answer } from '../answers/posted.ts'
import { act, call, done, fetchHere, look, NAVIGATION, newKey, seated } from '../client.ts'
import { put } from '../planned.ts'
import { mailsTo } from '../post.ts'
import { HOUR_MS, MINUTE_MS, pass, stopClock } from '../time.ts'

/* In The Reef a decision is taken in whichever way its seat is told of it, and the worm after its turn in the same visit. */

beforeEach(stopClock)

/** After so many lines of the lesson’s match Ben has to end his turn, … */
const AT_END = 4
/** … after so many to take a worm, and after so many Ann’s turn has begun, in which she buys a coral. */
const [AT_WORM, AT_TURN] = [AT_END + 1, AT_END + 2]
const CORAL = 'buy a1 -Y'

let opened = 0

/** The lesson’s match as far as so many lines. */
async function reached(lines: number) {
  chance.seed = () => lesson.seed
  const tag = `reef${++opened}`
  const seats = ['Ann', 'Ben'].map(name => ({ name, address: `${name.toLowerCase()}@${tag}.example` }))
  const match = await seated([], { game: 'reef', seats })
  const [ann = '', ben = ''] = match.seats
  for (const { seat, line } of courseOf(lesson).slice(0, lines)) await plays(seat === 0 ? ann : ben, line)
  return { ...match, ann, ben, mailsOf: (seat: number) => mailsTo(seats[seat]?.address ?? '') }
}

async function plays(link: string, line: string): Promise<void> {
  const { status, body } = await act(link, await look(link), line)
  if (status !== 200) throw new Error(`"${line}" answered ${status} ${JSON.stringify(body)}`)
  await done(link)
}

const draftOf = async (link: string) => (await look(link)).draft?.line

async function linesOf(link: string) {
  const { entries } = (await call<Log>('GET', '/api/seat/log', { link })).body
  return entries.map(({ seat, events, by = null }) => [seat, events[0]?.type, by])
}

/** What stands in a text beside a number, and the number. */
function numbered(text: string, line: string): string {
  return new RegExp(`(\\d) {2}${line}`).exec(text)?.[1] ?? ''
}

async function form(path: string, fields: Record<string, string>): Promise<Response> {
  const headers = { ...NAVIGATION, 'Content-Type': 'application/x-www-form-urlencoded' }
  return fetchHere(path, { method: 'POST', headers, body: `${new URLSearchParams({ key: newKey(), ...fields })}` })
}

describe('a visit is decided', () => {
  test('by answering the mail, with a number and what pays', async () => {
    const { match, ann, mailsOf } = await reached(AT_TURN)
    await pass(match, HOUR_MS)
    const mail = (await mailsOf(0)).at(-1) as KeptMail
    const [, number = ''] = /(\d)\. .*\n.*#do=6%3Abuy%20a1\n/.exec(mail.text) ?? []
    await answer({ to: mail.replyTo ?? '', text: `${number} -Y` })
    expect(await draftOf(ann)).toBe(CORAL)
  })

  test('by a link of the mail, which says nothing but the line, for the page to be confirmed', async () => {
    const { match, ann, mailsOf } = await reached(AT_TURN)
    await pass(match, HOUR_MS)
    const mail = (await mailsOf(0)).at(-1) as KeptMail
    const [, version, line] = /#do=(\d+)%3A(buy%20a1[^"]*)"/.exec(mail.html) ?? []
    expect([Number(version), decodeURIComponent(line ?? '')]).toEqual([AT_TURN, 'buy a1'])
    expect(await draftOf(ann)).toBeUndefined()
  })

  test('from a terminal, by the number that stands beside it', async () => {
    const { ann } = await reached(AT_TURN)
    const path = new URL(ann).pathname
    const text = await (await fetchHere(path, { headers: { Accept: 'text/plain' } })).text()
    await form(path, { choice: `${numbered(text, 'buy a1 -_')} -Y`, version: `${AT_TURN}` })
    expect(await draftOf(ann)).toBe(CORAL)
  })

  test('from a page without scripts, by its form', async () => {
    const { ann } = await reached(AT_TURN)
    const path = new URL(ann).pathname
    const page = await (await fetchHere(`${path}?plain`, { headers: NAVIGATION })).text()
    const [, version = ''] = /name="version" value="(\d+)"/.exec(page) ?? []
    await form(path, { choice: CORAL, version })
    expect(await draftOf(ann)).toBe(CORAL)
  })

  test('by a plan made while the other played, and the seat is told that it was', async () => {
    const { match, ann, ben } = await reached(AT_WORM)
    await put(ann, [{ line: 'buy a1', most: 1, give: ['R', 'Y'] }], 0)
    await plays(ben, 'take G')
    await pass(match, 2 * MINUTE_MS)
    expect((await linesOf(ann)).at(-1)).toEqual([0, 'bought', 'plan'])
    expect((await look(ann)).view).toMatchObject({ players: [{ corals: [{}], worms: { R: 0 } }, {}] })
  })
})

describe('the worm that follows a turn', () => {
  test('is asked for at once, without a mail in between', async () => {
    const { match, ben, mailsOf } = await reached(AT_END)
    await pass(match, HOUR_MS)
    const before = (await mailsOf(1)).length
    const { body } = await act(ben, await look(ben), 'end')
    expect(body).toMatchObject({ version: AT_WORM, draft: null, choices: [{ verb: 'take' }] })
    await pass(match, 30_000)
    await plays(ben, 'take G')
    await pass(match, HOUR_MS)
    expect(await mailsOf(1)).toHaveLength(before)
  })

  test('is taken in the same answer to a mail', async () => {
    const { match, ben, ann, mailsOf } = await reached(AT_END)
    await pass(match, HOUR_MS)
    const mail = (await mailsOf(1)).at(-1) as KeptMail
    await answer({ to: mail.replyTo ?? '', text: 'end; take G' })
    await pass(match, 2 * MINUTE_MS)
    expect((await linesOf(ben)).slice(-2)).toEqual([
      [1, 'ended', null],
      [1, 'took', null]
    ])
    expect((await look(ann)).awaits).toEqual([0])
  })

  test('is taken by a plan that likes some colours best, and waits for it through the turn that its seat plays itself', async () => {
    const { match, ann, ben } = await reached(AT_WORM)
    await plays(ben, 'take G')
    const likes = ['P', 'B', 'G', 'Y', 'R'].map(colour => ({ line: `take ${colour}`, most: 0, give: [] }))
    await put(ben, likes, 0)
    await ends(ann)
    await pass(match, 10 * MINUTE_MS)
    expect((await look(ben)).own?.plan).toMatchObject({ state: 'armed' })
    await plays(ben, 'end')
    // Red and yellow were rolled.
    expect((await look(ben)).choices[0]?.ways?.at).toEqual({ R: 0, Y: 0 })
    await pass(match, 10 * MINUTE_MS)
    expect((await linesOf(ben)).at(-1)).toEqual([1, 'took', 'plan'])
    expect((await look(ann)).view).toMatchObject({ active: 0, phase: 'turn' })
  })

  test('is asked for by mail where a plan has ended the turn', async () => {
    const { match, ann, ben, mailsOf } = await reached(AT_WORM)
    await plays(ben, 'take G')
    await put(ben, [{ line: 'end', most: 0, give: [] }], 0)
    await ends(ann)
    const before = (await mailsOf(1)).length
    await pass(match, HOUR_MS)
    expect((await linesOf(ben)).at(-1)).toEqual([1, 'ended', 'plan'])
    const mails = (await mailsOf(1)).slice(before)
    expect(mails.map(({ text }) => text.includes('%3Atake%20R\n'))).toEqual([true])
  })
})

/** Ends the turn, and takes a worm where there is a choice. */
async function ends(link: string): Promise<void> {
  await plays(link, 'end')
  const [pick] = (await look(link)).choices
  if (pick) await plays(link, pick.try)
}
