import type { Page } from 'playwright-core'
import { games } from '../../engine/catalogue.ts'
import type { Choice } from '../../engine/game.ts'
import type { School, Standing } from '../../web/lesson/voyage.ts'
import { goes, NO_TAPS, tapVerb } from '../../web/seat/taps.ts'
import { steps } from '../web/lesson/gone.ts'
import { tapsFor } from '../web/seat/tapping.ts'
import type { Subject } from './subject.ts'

/** Each step of each game's lesson. */
export async function lessons(): Promise<readonly Subject[]> {
  const schools = await Promise.all(games().map(schoolOf))
  return schools.map(school => ({
    name: `lesson-${school.rules.name}`,
    begin: (_, language) =>
      Promise.resolve(async ({ page, take }) => {
        await page.goto(`/try/${school.rules.name}?lang=${language}`)
        await page.waitForLoadState('networkidle')
        for (const { from, line } of steps(school)) {
          const number = from.step + 1
          await page.locator('header small', { hasText: new RegExp(`^${number}\\D`) }).waitFor()
          await page.locator('.hand button').first().waitFor()
          await take(`lesson-${school.rules.name}-${number}`)
          await tapOut(page, school, from, line)
          const isLast = number === school.lesson.steps.length
          if (!isLast && school.lesson.steps[number]?.at !== undefined) await page.locator('.bar .go').click()
        }
        await page.locator('.bar a').waitFor()
        await take(`lesson-${school.rules.name}-over`)
      })
  }))
}

// A game's lesson is data, which Node can read without its pages.
async function schoolOf(rules: School['rules']): Promise<School> {
  const { lesson } = (await import(`../../web/games/${rules.name}/lesson.ts`)) as Pick<School, 'lesson'>
  return { rules, lesson }
}

async function tapOut(page: Page, { rules, lesson }: School, { match }: Standing, line: string): Promise<void> {
  const { hand = [] } = rules.view(match.state, lesson.seat) as { readonly hand?: readonly string[] }
  const choices = rules.choices(match.state, lesson.seat)
  const [first, other] = choices
  const offer = { choices, hand }
  const fresh = first && !other && !goes(first) ? tapVerb(offer, NO_TAPS, first.verb) : NO_TAPS
  for (const { on, at } of tapsFor(line, offer, fresh))
    if (on === 'card') await page.locator('.hand button').nth(at).click()
    else if (on === 'verb') await page.locator('.bar button:not(.go)').nth(buttons(choices).indexOf(at)).click()
    else await page.locator(`.table button[value="${at}"]:visible`).last().click()
  await page.locator('.bar button').last().click()
}

/** What begins with a button, in the order of the bar. */
function buttons(choices: readonly Choice[]): readonly string[] {
  return [...new Set(choices.flatMap(choice => (goes(choice) ? [] : choice.verb)))]
}
