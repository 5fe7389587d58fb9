import { plannableChoices } from '../../../engine/defaults.ts'
import { beforeEach, expect, test } from 'vitest'
import type { MatchRow, Plan } from '../../../schema/room-tables.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Failure } from '../../../schema/wire/failure.ts'
import type { Foretold, PlanEntry } from '../../../schema/wire/plan.ts'
import { waysWithPrices } from '../../../engine/choice.ts'
import { planDue } from '../../../worker/deliver/planned.ts'
import { foreseen } from '../../../worker/match/foreseen.ts'
import { foretold } from '../../../worker/match/foretold.ts'
import { arm, tryPlan } from '../../../worker/match/plan.ts'
import { gameOf } from '../../../worker/match/play.ts'
import { awaited, call, look, newKey, playOnce, seated } from '../client.ts'
import { linesOf, put, shown } from '../planned.ts'
import { mailsTo } from '../post.ts'
import { dealt, NOW, played } from '../table.ts'
import { MINUTE_MS, pass, stopClock } from '../time.ts'

/* A plan's entry may be all of a turn (regatta.ts). */

beforeEach(stopClock)

const two = dealt(['Ann', 'Ben'], undefined, 'regatta')
const refusal = (code: string) => expect.objectContaining({ code })
const turn = (line: string): PlanEntry => ({ line, most: 0, give: [] })
const planOf = ({ plans }: MatchRow): Plan | undefined => plans.find(({ seat }) => seat === 1)

/** Ben has planned, Ann has rested, and Ben's turn has come. */
function come(...lines: readonly string[]) {
  const asked = { entries: lines.map(turn), plan: 0, key: 'planned-turn' }
  const match = played(arm(two, 1, asked, NOW), 0, 'rest')
  const due = planDue(match, 1)
  if (!due) throw new Error('no plan is due')
  return tryPlan(match, due, NOW + MINUTE_MS)
}

test('its lines are played one after the other, at one moment, and the plan is over', () => {
  const { match, lines } = come(' ROW 1 ;row 2; sail;rest')
  expect(lines.map(({ line, by, at }) => [line, by, at])).toEqual(
    ['row 1', 'row 2', 'sail', 'rest'].map(line => [line, 'plan', NOW + MINUTE_MS])
  )
  expect(new Set(lines.map(({ key }) => key)).size).toBe(4)
  expect(planOf(match)).toMatchObject({ entries: [], came: { version: 5, why: [] } })
  expect(match.waits).toMatchObject([{ seat: 0 }])
})

test('it stops at the line that is not offered any more, and says why', () => {
  const { match, lines } = come('row 2; row 2; rest')
  expect(lines.map(({ line }) => line)).toEqual(['row 2'])
  expect(planOf(match)?.came).toMatchObject({
    version: 2,
    why: [{ entry: { line: 'row 2' }, code: 'TOO_FAR', facts: { by: 2, strength: 1 } }]
  })
  expect(match.waits).toMatchObject([{ seat: 1, turn: 1 }])
})

test('where its first line is not offered, the next entry is tried', () => {
  const late = played(arm(two, 1, { entries: [turn('row 3; rest')], plan: 0, key: 'planned-turn' }, NOW), 0, 'rest')
  const plan = { ...(planOf(late) as Plan) }
  const [first] = plan.entries
  const entries = first
    ? [
        { ...first, line: 'row 9; rest' },
        { ...first, line: 'rest' }
      ]
    : []
  const { lines } = tryPlan(late, { plan: { ...plan, entries }, wait: late.waits[0] as MatchRow['waits'][number] }, NOW)
  expect(lines.map(({ line }) => line)).toEqual(['rest'])
})

test.each([
  ['a first line that could not be played on this table', 'row 9; rest', 'PLAN_LINE'],
  ['a further line that nobody can read', 'row 1; fly', 'PLAN_LINE'],
  ['a wish to leave', 'row 1; resign', 'PLAN_LINE'],
  ['more lines than an answer may have', Array.from({ length: 21 }, () => 'row 1').join(';'), 'TOO_MANY_LINES']
])('%s is not armed', (_, line, code) => {
  const asked = { entries: [turn(line)], plan: 0, key: 'planned-turn' }
  expect(() => arm(two, 1, asked, NOW)).toThrow(refusal(code))
})

test('what it does is kept with each line that could be played at once', () => {
  const { plans } = arm(two, 1, { entries: [turn('row 1; row 2; rest')], plan: 0, key: 'planned-turn' }, NOW)
  expect(plans[0]?.entries).toEqual([
    {
      ...turn('row 1; row 2; rest'),
      verb: 'row',
      way: '',
      more: [
        { line: 'row 2', does: { verb: 'row', way: '' } },
        { line: 'rest', does: { verb: 'rest', way: '' } }
      ]
    }
  ])
})

/** What Ben, who waits, would see behind each of those lines. */
const stages = (...lines: readonly string[]) =>
  foreseen(two, 1, turn(lines.join('; '))).map(({ match, choices, events }) => ({
    at: (match.state as { readonly at: readonly number[] }).at,
    offered: choices.map(({ line }) => line),
    events: events.map(({ type }) => type)
  }))

test('before it comes it is seen what each line would come to, and what may be done then', () => {
  const [begun, rowed, again, rested] = stages('row 1', 'ROW  2', 'rest')
  expect(begun).toEqual({ at: [0, 0], offered: ['hail', 'rest', 'row 1', 'row 2', 'row 3', 'sail'], events: [] })
  expect(rowed).toEqual({ at: [0, 1], offered: ['hail', 'rest', 'row 1', 'row 2', 'sail'], events: ['rowed'] })
  expect(again).toEqual({ at: [0, 3], offered: ['hail', 'rest', 'sail'], events: ['rowed'] })
  expect(rested).toEqual({ at: [0, 3], offered: [], events: ['rested'] })
})

test('what follows a die is not foreseen, nor what would not be offered', () => {
  expect(stages('sail', 'row 1').map(({ offered }) => offered.length)).toEqual([6, 0])
  expect(stages('row 3', 'row 1')).toHaveLength(2)
  expect(foreseen(two, 1, { line: 'row 1; rest', most: 0, give: [] }).at(-1)?.match.position).toBe(two.position)
})

test('what the table does before anybody could draw or throw is foreseen with the line', () => {
  const rowed = played(two, 0, 'row 3')
  const drifted = foreseen(rowed, 1, turn('row 3')).at(-1)
  expect(drifted?.events.map(({ type }) => type)).toEqual(['rowed', 'drifted'])
  expect(drifted?.match.state).toMatchObject({ at: [2, 3] })
})

test('what follows a price is foreseen however its cards are written', () => {
  const table = played(dealt(['Ann', 'Ben'], undefined, 'merchants'), 0, 'W@g8')
  const go = plannableChoices(gameOf(table), table.state, 1).find(({ verb, pick }) => verb === 'go' && pick)
  const [[way] = ['']] = go ? waysWithPrices(go) : []
  const [card = ''] = go?.pick?.from ?? []
  const entry = { line: `go ${way}; end`, most: 1, give: [card.toLowerCase()] }
  expect(card.toLowerCase()).not.toBe(card)
  expect(foreseen(table, 1, entry)).toHaveLength(3)
  const armed = arm(table, 1, { entries: [entry], plan: 0, key: 'planned-turn' }, NOW)
  expect(planOf(armed)?.entries[0]).toMatchObject({ give: [card], more: [{ line: 'end', does: { verb: 'end' } }] })
})

test('once the match is over no turn of it is planned, and none is foretold', () => {
  const over = played(two, 0, 'resign')
  const sight = { match: over, seats: [{ name: 'Ann' }, { name: 'Ben' }] }
  expect(() => foretold(sight, { seat: 1, language: 'en' }, turn('row 1'))).toThrow(refusal('GAME_OVER'))
  const asked = { entries: [turn('row 1')], plan: 0, key: 'planned-turn' }
  expect(() => arm(over, 1, asked, NOW)).toThrow(refusal('GAME_OVER'))
})

const mayEnd = ({ choices }: Envelope) => choices.some(({ verb }) => verb === 'end')

/** The Reef, where one seat waits for the other's turn to be over; each is told by mail. */
async function waiting() {
  const seats = ['ann', 'ben'].map(name => ({ name, address: `${name}-${newKey()}@example.org` }))
  const match = await seated([], { game: 'reef', seats })
  const { link: active } = await upTo(match.seats, mayEnd)
  const seat = match.seats.findIndex(link => link !== active)
  return { ...match, active, seat, link: match.seats[seat] ?? '', address: seats[seat]?.address ?? '' }
}

test('who waits is told what a turn would come to, and nothing of it is kept', async () => {
  const { link, active } = await waiting()
  const { ahead, plan } = await shown(link)
  const [buy] = ahead.filter(({ verb, pick }) => verb === 'buy' && pick && pick.most === 1)
  const [way = ''] = Object.keys(buy?.ways?.at ?? {})
  const line = `buy ${way.split(' ').at(-1)}`
  const give = (buy?.pick?.from ?? []).slice(0, 1)
  const foretell = (entry: PlanEntry, as = link) =>
    call<Foretold & Failure>('POST', '/api/seat/plan/foretold', { link: as, body: entry })

  const bought = await foretell({ line, most: 1, give })
  expect(bought.status).toBe(200)
  expect(bought.body).toMatchObject({ lines: 1, left: [], entry: { line } })
  expect(bought.body.happens.join(' ')).toMatch(/^You bought /)
  expect(bought.body.choices.map(({ verb }) => verb)).toContain('end')
  const whole = await foretell({ line: `${line}; end`, most: 1, give })
  expect(whole.body).toMatchObject({ lines: 2, choices: [] })
  expect(whole.body.entry.says).toContain('. Then: ')
  expect((await foretell({ line: 'take P; end', most: 0, give: [] })).body).toMatchObject({ lines: 0, choices: [] })
  expect((await foretell({ line: 'buy e9', most: 0, give: [] })).body.code).toBe('PLAN_LINE')
  expect((await foretell({ line, most: 1, give: [] })).body.code).toBe('PLAN_CARDS')
  expect(await shown(link)).toMatchObject({ plan, entries: [] })
  expect((await look(active)).version).toBe((await look(link)).version)
})

test('where lines have prices, all of them cost no more than was said, and whoever is asked on is told once', async () => {
  const { match, seats, seat, link, address } = await waiting()
  const { ahead } = await shown(link)
  const [buy] = ahead
    .filter(({ verb }) => verb === 'buy')
    .flatMap(choice =>
      waysWithPrices(choice).map(([way, price]) => ({
        line: choice.line.replace('_', way),
        price,
        from: choice.pick?.from ?? []
      }))
    )
  if (!buy) throw new Error('nothing can be bought')
  const entry = { line: `${buy.line}; ${buy.line}; end`, most: buy.price, give: [...buy.from] }
  expect((await put(link, [entry], 0)).body.entries?.[0]?.written).toContain(`${buy.line} then ${buy.line} then end`)
  await playOnce(seats, 'end')
  const before = (await mailsTo(address)).length
  await upTo(seats, envelope => envelope.seat === seat && mayEnd(envelope))
  await pass(match, 2 * MINUTE_MS)
  const own = (await look(link)).own?.plan
  expect(own?.says).toMatch(/^Part of your plan was played, the rest was not\. /)
  expect((await linesOf(link)).filter(([, by]) => by === 'plan')).toHaveLength(1)
  await pass(match, 10 * MINUTE_MS)
  const mails = (await mailsTo(address)).slice(before)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('Part of your plan was played')
})

/** Plays what is offered until a seat that is awaited sees such a table. */
async function upTo(links: readonly string[], isThere: (envelope: Envelope) => boolean) {
  for (;;) {
    const now = await awaited(links)
    if (isThere(now.envelope)) return now
    await playOnce(links)
  }
}
