import type { Page } from 'playwright-core'
import { newestGames } from '../../engine/catalogue.ts'
import type { Language } from '../../schema/languages.ts'
import { type LessonKit, sentenceOf } from '../../web/lesson/state.ts'
import type { School, Standing } from '../../web/lesson/voyage.ts'
import { button, HESITATION_MS } from '../web/browser/seats.ts'
import { steps } from '../web/lesson/gone.ts'
import { kitOf, tapsOn } from '../web/lesson/tapped.ts'
import { schoolOf } from '../web/lesson/tried.ts'
import type { Camera, Subject } from './subject.ts'

/** Each step of each game's lesson. */
export const lessons: readonly Subject[] = newestGames().map(({ name }) => ({
  name: `lesson-${name}`,
  begin: (_, language) => Promise.resolve(camera => go(camera, schoolOf(name), language))
}))

async function go({ page, take }: Camera, school: School, language: Language): Promise<void> {
  const { name } = school.rules
  const kit = kitOf(school, language)
  await page.goto(`/try/${name}?lang=${language}`)
  await page.waitForLoadState('networkidle')
  for (const { from, line } of steps(school)) {
    const { step } = from
    await page.getByText(sentenceOf(kit, { step, stage: 'own' })).waitFor()
    await take(`lesson-${name}-${step + 1}`)
    await tapOut(page, kit, from, line)
    if (school.lesson.steps[step + 1]?.at === undefined) continue
    await button(page, kit.words.goOn).click()
    await page.waitForTimeout(HESITATION_MS)
  }
  await page.locator('.bar a').waitFor()
  await take(`lesson-${name}-over`)
}

async function tapOut(page: Page, kit: LessonKit, from: Standing, line: string): Promise<void> {
  for (const { on, at } of tapsOn(kit, from, line))
    if (on === 'card') await page.locator('.hand button').nth(at).click()
    else if (on === 'verb') await button(page, kit.seat.named.offers[at] ?? at).click()
    else await page.locator(`.table button[value="${at}"]:visible`).last().click()
  await page.locator('.bar button').last().click()
}
