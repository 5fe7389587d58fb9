import { beforeEach, expect, test, vi } from 'vitest'
import type { Act } from '../../../schema/wire/acting.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import { actor, type Store } from '../../../web/seat/acts.ts'
import type { Answer, Api } from '../../../web/seat/api.ts'
import { memoryKeeper } from '../../../web/seat/kept.ts'
import { firstPage, type Kit, type Page, received } from '../../../web/seat/page.ts'
import { pageGame } from '../../../web/games/catalogue.ts'
import { seatWords } from '../../../web/words/index.ts'
import { awaits, NOW, seenBy, setOut } from '../afloat.ts'

const { game, words } = pageGame('tranquility')
const kit: Kit = { game, named: words.en, words: seatWords.en }
const begun = setOut('tranquility', 2, '05')
const [seat = 0] = awaits(begun)
const envelope: Envelope = seenBy(begun, seat)

const LOST: Answer<never> = {}
/** No answer comes, as long as anybody waits. */
const HANGS = 'hangs'
const REFUSED: Answer<never> = { refused: { code: 'STALE', message: 'The table has changed.' } }
const DONE: Answer<Envelope> = {
  ok: { ...envelope, draft: { line: 'x', lines: 1, settlesAt: NOW, events: [] }, choices: [] }
}

/** A seat with its page, and a server that answers as it is told and notes what it was asked. */
function sitDown(answers: (Answer<Envelope> | typeof HANGS)[]) {
  let page = firstPage(kit, envelope, NOW)
  const pending = { action: memoryKeeper(), withdrawal: memoryKeeper() }
  const asked: { method: string; path: string; body: Partial<Act> }[] = []
  const store: Store = {
    page: () => page,
    change: (part: Partial<Page>) => void (page = { ...page, ...part }),
    hear: heard => void (page = received(kit, page, heard))
  }
  const api: Api = async (method, path, body) => {
    asked.push({ method, path, body: body ?? {} })
    const answer = answers.shift() ?? LOST
    return answer === HANGS ? new Promise(() => undefined) : (answer as Answer<never>)
  }
  return { acts: actor(kit, store, api, pending), asked, page: () => page, kept: pending.action.read, pending, store }
}

/** Composes what costs nothing on an empty sea: the first card to a1. */
function compose({ acts, page }: ReturnType<typeof sitDown>): string {
  const at = page().offer.hand.findIndex(card => Number(card))
  acts.card(at)
  acts.place('a1')
  return `${page().offer.hand[at]}@a1`
}

const soon = () => vi.advanceTimersByTimeAsync(1000)

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('what is complete is sent, with its version and a key', async () => {
  const at = sitDown([DONE])
  const line = compose(at)
  at.acts.confirm()
  await soon()
  expect(at.asked).toEqual([
    { method: 'POST', path: 'actions', body: { line, version: 0, key: expect.stringMatching(/^[A-Za-z0-9_-]{8,64}$/) } }
  ])
  expect(at.page()).toMatchObject({ sending: null, hint: '', envelope: { draft: { line: 'x' } } })
  expect(at.kept()).toBeNull()
})

test('what was sent is no longer put together, even where just the same is offered again', async () => {
  const at = sitDown([{ ok: { ...envelope, version: 1 } }])
  compose(at)
  at.acts.confirm()
  await soon()
  expect(at.page().envelope.version).toBe(1)
  expect(at.page().taps).toBe(at.page().fresh)
})

test('what was refused is put together still', async () => {
  const at = sitDown([REFUSED])
  compose(at)
  const { taps } = at.page()
  at.acts.confirm()
  await soon()
  expect(at.page().taps).toBe(taps)
})

test('what is incomplete is not', async () => {
  const at = sitDown([])
  at.acts.card(0)
  at.acts.confirm()
  await soon()
  expect(at.asked).toEqual([])
})

test('where no answer comes it is kept, and sent again under the same key', async () => {
  const at = sitDown([LOST, LOST, DONE])
  compose(at)
  at.acts.confirm()
  await soon()
  expect(at.page().sending).toEqual({ what: 'confirm', state: 'kept' })
  expect(at.kept()).not.toBeNull()
  at.acts.send()
  await soon()
  at.acts.send()
  await soon()
  expect(new Set(at.asked.map(({ body }) => body.key)).size).toBe(1)
  expect(at.asked).toHaveLength(3)
  expect(at.page().sending).toBeNull()
  expect(at.kept()).toBeNull()
})

test('what was kept can be taken back, and is never sent again', async () => {
  const at = sitDown([LOST, { ok: envelope }])
  compose(at)
  at.acts.confirm()
  await soon()
  const [{ body } = { body: {} }] = at.asked
  at.acts.undo()
  expect(at.page().sending).toBeNull()
  await soon()
  at.acts.send()
  await soon()
  expect(at.asked.slice(1)).toEqual([{ method: 'POST', path: 'withdraw', body }])
})

test('what is taken back on its way is waited for no longer, and taken back by its key', async () => {
  const at = sitDown([HANGS, { ok: envelope }])
  compose(at)
  at.acts.confirm()
  await soon()
  at.acts.undo()
  await soon()
  expect(at.asked.map(({ path }) => path)).toEqual(['actions', 'withdraw'])
  expect(at.asked[1]?.body).toEqual(at.asked[0]?.body)
  expect(at.page().envelope.draft).toBeNull()
})

test('after that the next Confirm is sent, and not before the first is taken back', async () => {
  const at = sitDown([HANGS, LOST, { ok: envelope }, DONE])
  compose(at)
  at.acts.confirm()
  await soon()
  at.acts.undo()
  await soon()
  at.acts.confirm()
  expect(at.page().sending).toEqual({ what: 'confirm', state: 'sending' })
  await soon()
  expect(at.asked.map(({ path }) => path)).toEqual(['actions', 'withdraw', 'withdraw', 'actions'])
  expect(at.asked[3]?.body.key).not.toBe(at.asked[0]?.body.key)
  expect(at.page()).toMatchObject({ sending: null, envelope: { draft: { line: 'x' } } })
})

test('what is put together while an action is taken back stays', async () => {
  const at = sitDown([HANGS, { ok: { ...envelope, at: NOW + 1 } }])
  compose(at)
  at.acts.confirm()
  await soon()
  at.acts.undo()
  at.acts.cancel()
  compose(at)
  const { taps } = at.page()
  await soon()
  expect(at.page().taps).toBe(taps)
})

test.each(['confirm', 'settle'] as const)('where %s takes long that is said, and a tap sends it again', async what => {
  const at = sitDown([HANGS, DONE])
  if (what === 'confirm') compose(at)
  else
    at.store.hear({ ...envelope, at: NOW + 1, choices: [], draft: { line: 'y', lines: 1, settlesAt: NOW, events: [] } })
  at.acts[what]()
  expect(at.page().sending).toEqual({ what, state: 'sending' })
  await soon()
  await vi.advanceTimersByTimeAsync(4000)
  expect(at.page().sending).toEqual({ what, state: 'slow' })
  at.acts.again()
  await soon()
  expect(at.asked).toHaveLength(2)
  expect(at.asked[1]).toEqual(at.asked[0])
  expect(at.page().sending).toBeNull()
})

test('what another tab confirms is left to that tab, and can be taken back here once it is done', async () => {
  const at = sitDown([{ ok: envelope }])
  at.pending.action.write({ line: 'x', version: 0, key: 'of-another-tab' })
  at.acts.send()
  await soon()
  expect(at.asked).toEqual([])
  at.store.change({ sending: { what: 'confirm', state: 'sending' } })
  at.pending.action.write(null)
  at.acts.undo()
  await soon()
  expect(at.asked).toEqual([{ method: 'DELETE', path: 'actions', body: {} }])
})

test('nobody waits to see cards that the socket has brought already', async () => {
  const at = sitDown([HANGS])
  at.store.hear({ ...envelope, at: NOW + 1, choices: [], draft: { line: 'y', lines: 1, settlesAt: NOW, events: [] } })
  at.acts.settle()
  await soon()
  at.store.hear({ ...envelope, at: NOW + 2, version: 1 })
  at.acts.send()
  expect(at.page().sending).toBeNull()
})

test('an act waits for no answer to a question', async () => {
  const at = sitDown([HANGS, DONE])
  compose(at)
  at.acts.place('z9')
  await soon()
  at.acts.cancel()
  compose(at)
  at.acts.confirm()
  await soon()
  expect(at.asked).toHaveLength(2)
  expect(at.page()).toMatchObject({ sending: null, envelope: { draft: { line: 'x' } } })
})

test('what another tab has sent meanwhile is not waited for', async () => {
  const at = sitDown([LOST])
  compose(at)
  at.acts.confirm()
  await soon()
  const other = sitDown([])
  other.store.change({ sending: { what: 'confirm', state: 'kept' } })
  other.acts.send()
  expect(other.page().sending).toBeNull()
})

test('a refusal is said, in the words of the server, until the next tap', async () => {
  const at = sitDown([REFUSED])
  compose(at)
  at.acts.confirm()
  await soon()
  expect(at.page().hint).toBe('The table has changed.')
  expect(at.kept()).toBeNull()
  at.acts.card(1)
  expect(at.page().hint).toBe('')
})

test('the second tap of a double tap on Confirm does nothing', async () => {
  const at = sitDown([DONE, DONE])
  compose(at)
  at.acts.confirm()
  await vi.advanceTimersByTimeAsync(100)
  at.acts.settle()
  at.acts.undo()
  await soon()
  expect(at.asked).toHaveLength(1)
  at.acts.settle()
  await soon()
  expect(at.asked[1]).toMatchObject({ method: 'POST', path: 'settle' })
})

test('a card where it may not go: the server says why', async () => {
  const at = sitDown([{ refused: { code: 'ORDER', message: 'Out of order.' } }])
  compose(at)
  at.acts.place('z9')
  await soon()
  expect(at.asked[0]?.body.line).toMatch(/^\d+@z9$/)
  expect(at.page().hint).toBe('Out of order.')
})

test('a card that goes nowhere starts nothing: the server says why', async () => {
  const at = sitDown([{ refused: { code: 'ORDER', message: 'No cell is left.' } }])
  at.store.hear({ ...envelope, version: 1, choices: envelope.choices.slice(1) })
  const { hand, choices } = at.page().offer
  const nowhere = hand.findIndex(card => choices.every(({ subject }) => subject !== card))
  const { taps } = at.page()
  at.acts.card(nowhere)
  await soon()
  expect(at.asked).toEqual([{ method: 'POST', path: 'against', body: { card: hand[nowhere] } }])
  expect(at.page()).toMatchObject({ taps, hint: 'No cell is left.' })
})

test('what is being composed stays while it can still be meant', () => {
  const at = sitDown([])
  compose(at)
  const { taps } = at.page()
  at.store.hear({ ...envelope, said: [{ seat: 1, at: NOW, text: 'hello', phrase: true }] })
  expect(at.page().taps).toBe(taps)
  at.store.hear({ ...envelope, version: 1, choices: envelope.choices.slice(1) })
  expect(at.page().taps).not.toBe(taps)
})

test('an answer that was overtaken is let go', () => {
  const at = sitDown([])
  at.store.hear({ ...envelope, at: NOW + 2, draft: null })
  at.store.hear({ ...envelope, at: NOW + 1, draft: { line: 'x', lines: 1, settlesAt: NOW, events: [] } })
  expect(at.page().envelope.draft).toBeNull()
})
