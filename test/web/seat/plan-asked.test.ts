import { beforeEach, expect, test, vi } from 'vitest'
import type { PlanEntry, PlanShown } from '../../../schema/wire/plan.ts'
import { pageGame } from '../../../web/games/catalogue.ts'
import type { Api } from '../../../web/seat/api.ts'
import { firstPage, type Kit, type Page, received } from '../../../web/seat/page.ts'
import { makeAsked } from '../../../web/seat/plan/asked.ts'
import { seatWords } from '../../../web/words/index.ts'
import { awaits, NOW, seenBy, setOut } from '../afloat.ts'

const { game, words } = pageGame('tranquility')
const kit: Kit = { game, named: words.en, words: seatWords.en }
const begun = setOut('tranquility', 2, '05')
const [seat = 0] = awaits(begun)

const SHOWN = { entries: [], plan: 0, ahead: [], isForetold: true } as unknown as PlanShown
const ENTRY: PlanEntry = { line: '23@e4', most: 0, give: [] }
/** No answer comes, as long as anybody waits. */
const HANGS = 'hangs'

/** A seat that has seen its plan, and a server that answers as it is told and notes what it was asked. */
async function planner(answers: (object | typeof HANGS)[]) {
  let page: Page = firstPage(kit, seenBy(begun, seat), NOW)
  const requests: { method: string; path: string; body?: { key?: string }; signal: AbortSignal | undefined }[] = []
  const api: Api = async (method, path, body, signal) => {
    if (method === 'GET') return { ok: SHOWN as never }
    requests.push({ method, path, ...(body && { body }), signal })
    const answer = answers.shift() ?? {}
    return answer === HANGS ? new Promise(() => undefined) : (answer as never)
  }
  const store = {
    page: () => page,
    change: (part: Partial<Page>) => void (page = { ...page, ...part }),
    hear: (heard: Page['envelope']) => void (page = received(kit, page, heard))
  }
  const asked = makeAsked({ store, kit, api, heard: () => undefined })
  await asked.look()
  return { asked, requests, hint: () => page.hint }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test.each([
  ['armed', 'plan', 'put'],
  ['played', 'plan/now', 'playNow'],
  ['looked ahead in', 'plan/foretold', 'foretell'],
  ['kept', 'profile', 'keep']
] as const)(
  'a plan that is %s into silence is said to take long, and another tap asks once more',
  async (_, path, act) => {
    const { asked, requests, hint } = await planner([HANGS, HANGS])
    const acts = {
      put: () => asked.put([ENTRY]),
      playNow: () => asked.playNow(),
      foretell: () => asked.foretell(ENTRY),
      keep: () => asked.keep(true)
    }
    void acts[act]()
    await pass(1000)
    // The second half of a double tap.
    void acts[act]()
    expect(requests).toHaveLength(1)
    await pass(4000)
    expect(hint()).toBe(seatWords.en.slow)
    void acts[act]()
    await pass(10)
    expect(requests.map(one => one.path)).toEqual([path, path])
    expect(requests[0]?.signal?.aborted).toBe(true)
  }
)

test('an entry that is armed once more is the same request, and nothing is said any more', async () => {
  const { asked, requests, hint } = await planner([HANGS, { ok: SHOWN }])
  void asked.put([ENTRY])
  await pass(5000)
  await asked.put([ENTRY])
  const [first, second] = requests
  expect(second?.body?.key).toBe(first?.body?.key)
  expect(hint()).toBe('')
})
