import { afterEach, expect, test, vi } from 'vitest'
import type { Own } from '../../../schema/wire/envelope.ts'
import { pageGame } from '../../../web/games/catalogue.ts'
import { firstPage, kitOf, type Page } from '../../../web/seat/page.ts'
import { prepare } from '../../../web/seat/prepared.ts'
import { seatWords } from '../../../web/words/index.ts'
import { act, awaits, NOW, seenBy, setOut } from '../afloat.ts'

afterEach(() => vi.unstubAllGlobals())

const { game, words } = pageGame('cloud9')
const kit = kitOf(game, words.en, seatWords.en)

/** A seat of a table where all are asked at once, once another has answered: its page opened by a mail’s link. */
function openedBy(hash: string, among?: Own['among']): Page {
  const asked = setOut('cloud9', 4, '09')
  const [first = 0, ...others] = awaits(asked)
  const seat = others.at(-1) ?? 0
  const envelope = seenBy(act(asked, first, 'wait'), seat)
  const own = { ...(envelope.own as Own), ...(among !== undefined && { among }) }
  let page = firstPage(kit, { ...envelope, own }, NOW)
  vi.stubGlobal('location', { hash, pathname: '/s/link' })
  vi.stubGlobal('history', { replaceState: () => undefined })
  prepare({ page: () => page, change: part => void (page = { ...page, ...part }), hear: () => undefined }, 'too late')
  return page
}

test('what a mail suggests is prepared at the version it was decided on', () => {
  expect(openedBy('#do=1:stay')).toMatchObject({ hint: '', taps: { verb: 'stay' } })
})

test('so it is where others have answered since, as long as all have been asked ever since', () => {
  expect(openedBy('#do=0:stay', 0)).toMatchObject({ hint: '', taps: { verb: 'stay' } })
})

test.each([
  ['of a question before', '#do=0:stay', 1],
  ['where its seat is asked alone', '#do=0:stay', undefined],
  ['that is not offered', '#do=1:fall', undefined],
  ['of a version that a lost room once had', '#do=9:stay', 0]
])('what is %s came too late', (_, hash, among) => {
  const { hint, taps, fresh } = openedBy(hash, among)
  expect(hint).toBe('too late')
  expect(taps).toBe(fresh)
})
