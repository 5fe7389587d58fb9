import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import { sharedBrowser } from '../../browser/browser.ts'
import { courseWhere, follow, hasKinds, telling } from '../../browser/course.ts'
import { press, tabTo } from '../../browser/keys.ts'
import { opened } from '../../browser/played.ts'
import { settleAtOnce, sitAll } from '../../browser/seats.ts'
import { DESK } from '../../browser/visit.ts'
import { curious, handOf, kindOf, KINDS, present, tapsOf } from './taps.ts'

const origin = inject('origin')
const browser = await sharedBrowser()

/** The cell that the keyboard is on. */
function here(page: Page): Promise<string> {
  return page.evaluate(
    () => document.activeElement?.closest<HTMLElement>('[role=gridcell]')?.getAttribute('data-place') ?? ''
  )
}

/** Walks with the arrows, each seat with its own row at the bottom. */
async function walkTo(page: Page, seat: number, cell: string): Promise<void> {
  await tabTo(page, '[role=grid] button')
  for (let steps = 0; (await here(page)) !== cell; steps++) {
    const from = await here(page)
    if (steps > 12) throw new Error(`Cannot walk to "${cell}", got stuck on "${from}"`)
    const up = (Number(cell.slice(1)) - Number(from.slice(1))) * (seat === 0 ? 1 : -1)
    await page.keyboard.press(up > 0 ? 'ArrowUp' : up < 0 ? 'ArrowDown' : from < cell ? 'ArrowRight' : 'ArrowLeft')
  }
}

async function keyOut(page: Page, line: string, envelope: Envelope): Promise<void> {
  const { verb, place, cell, asksCoral, pays } = tapsOf(line, envelope)
  const verbs = [...new Set(envelope.choices.map(choice => choice.verb))].filter(one => one === 'boat' || one === 'end')
  if (verbs.includes(verb as 'end'))
    await press(page, `.bar > div button:nth-of-type(${1 + verbs.indexOf(verb as 'end')})`)
  if (verb === 'shark') await press(page, `.hand button:nth-of-type(${1 + handOf(envelope).indexOf('sh')})`)
  if (verb === 'take') await press(page, `.stock button[value="${cell}"]`)
  else if (/^[a-h]\d$/.test(cell)) {
    await walkTo(page, envelope.seat ?? 0, cell)
    await page.keyboard.press('Enter')
  } else if (cell) await press(page, `.corals button[value="${cell}"]`)
  if (asksCoral) await press(page, `.corals button[value="${verb} ${place}"]`)
  for (const at of pays) await press(page, `.hand button:nth-of-type(${1 + at})`)
  await press(page, '.bar .go')
}

test('by keyboard alone, cards are bought and turned up, fish bred, boats launched, worms taken and sharks sent', async () => {
  const wish = { game: 'reef', options: {} }
  const course = await courseWhere(hasKinds(KINDS, kindOf), { ...wish, seats: 2, decider: curious })
  const { links } = await opened(origin, ['Anna', 'Ben'], { ...wish, seed: course.seed })
  const sittings = await sitAll(browser, links.seats, DESK)
  for (const { page } of sittings) await settleAtOnce(page)
  const lastOfKinds = Math.max(...KINDS.map(kind => course.steps.findIndex(({ line }) => kindOf(line) === kind)))
  await follow(
    course,
    sittings,
    {
      of: telling(course, kindOf),
      async does({ page }, line, envelope) {
        await present(page, envelope)
        await keyOut(page, line, envelope)
      }
    },
    { to: lastOfKinds + 1 }
  )
  for (const { complaints, end } of sittings) {
    expect(complaints).toEqual([])
    await end()
  }
})
