import { beforeEach, expect, test, vi } from 'vitest'
import type { Act } from '../../../schema/wire/acting.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import { actor, type Store } from '../../../web/seat/acts.ts'
import type { Answer, Api } from '../../../web/seat/api.ts'
import type { Keeper } from '../../../web/seat/kept.ts'
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
const REFUSED: Answer<never> = { refused: { code: 'STALE', message: 'The table has changed.' } }
const DONE: Answer<Envelope> = {
  ok: { ...envelope, draft: { line: 'x', lines: 1, settlesAt: NOW, events: [] }, choices: [] }
}

/** A seat with its page, and a server that answers as it is told and notes what it was asked. */
function sitDown(answers: Answer<Envelope>[]) {
  let page = firstPage(kit, envelope, NOW)
  let kept: Act | null = null
  const asked: { method: string; path: string; body: Partial<Act> }[] = []
  const store: Store = {
    page: () => page,
    change: (part: Partial<Page>) => void (page = { ...page, ...part }),
    hear: heard => void (page = received(kit, page, heard))
  }
  const api: Api = async (method, path, body) => {
    asked.push({ method, path, body: body ?? {} })
    return (answers.shift() ?? LOST) as Answer<never>
  }
  const keep: Keeper = { read: () => kept, write: act => void (kept = act) }
  return { acts: actor(kit, store, api, keep), asked, page: () => page, kept: () => kept, store }
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
  expect(at.page()).toMatchObject({ sending: '', hint: '', envelope: { draft: { line: 'x' } } })
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
  expect(at.page().sending).toBe('kept')
  expect(at.kept()).not.toBeNull()
  at.acts.send()
  await soon()
  at.acts.send()
  await soon()
  expect(new Set(at.asked.map(({ body }) => body.key)).size).toBe(1)
  expect(at.asked).toHaveLength(3)
  expect(at.page().sending).toBe('')
  expect(at.kept()).toBeNull()
})

test('what was kept can be taken back before it is sent', async () => {
  const at = sitDown([LOST])
  compose(at)
  at.acts.confirm()
  await soon()
  at.acts.undo()
  at.acts.send()
  await soon()
  expect(at.asked).toHaveLength(1)
  expect(at.page().sending).toBe('')
})

test('what is taken back on its way is taken back when it has arrived', async () => {
  const at = sitDown([DONE, { ok: envelope }])
  compose(at)
  at.acts.confirm()
  at.acts.undo()
  await soon()
  expect(at.asked.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  expect(at.page().envelope.draft).toBeNull()
})

test('what another tab has sent meanwhile is not waited for', async () => {
  const at = sitDown([LOST])
  compose(at)
  at.acts.confirm()
  await soon()
  const other = sitDown([])
  other.store.change({ sending: 'kept' })
  other.acts.send()
  expect(other.page().sending).toBe('')
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
