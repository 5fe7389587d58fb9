import { expect, test } from 'vitest'
import { words as named } from '../../../../web/games/cloud9/words/index.ts'
import { seatPage } from '../../../../web/seat/server.tsx'
import { act, awaits, NOW, seenBy, setOut } from '../../afloat.ts'
import { NO_ASSETS } from '../../assets.ts'

/** The bar of a seat, and what comes after it. */
function barOf(envelope: ReturnType<typeof seenBy>): string {
  const { html } = seatPage({ envelope, language: 'en', assets: NO_ASSETS, now: NOW })
  return html.slice(html.indexOf('class="bar"'))
}

test('who has sealed an answer reads in the bar what that is, and is not asked again', () => {
  const asked = setOut('cloud9', 4, '5')
  const passengers = awaits(asked).filter(one => seenBy(asked, one).choices.some(({ verb }) => verb === 'jump'))
  const seat = passengers.at(-1) ?? 0
  expect(barOf(seenBy(asked, seat))).toContain(named.en.idle)
  const sealed = seenBy(act(asked, seat, 'stay'), seat)
  expect([sealed.awaits.includes(seat), sealed.choices.map(({ verb }) => verb)]).toEqual([
    false,
    expect.arrayContaining(['jump'])
  ])
  expect(barOf(sealed)).toContain(named.en.does.stay)
  expect(barOf(sealed)).toMatch(/class="go" aria-disabled="true"/)
})
