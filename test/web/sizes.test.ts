import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { games } from '../../engine/catalogue.ts'
import { LANGUAGES } from '../../schema/languages.ts'
import { pageGame, titles } from '../../web/games/catalogue.ts'
import { lessons } from '../bench/lessons.ts'
import { own } from '../bench/own.ts'
import { sizes } from '../bench/sizes.ts'
import { figure, written } from '../readme.ts'
import { builtAssets, DIST } from './assets.ts'

// design.md 9
const FIRST_VISIT = 16_000
const OWN_CODE = 5000
const MODULES = 5600
const LESSON = 40_000

const { files } = builtAssets()

test('a first visit late in a match of five keeps within its budget', async () => {
  const { html, js, firstVisit } = await sizes()
  expect(html + js).toBe(firstVisit)
  expect(firstVisit).toBeLessThanOrEqual(FIRST_VISIT)
})

test('every game’s own part of a turn keeps within its budget, in every language', async () => {
  const measured = await own()
  expect(Object.keys(measured)).toEqual(games().map(({ name }) => name))
  for (const { turn } of Object.values(measured)) expect(turn).toBeLessThanOrEqual(OWN_CODE)
})

describe.each(games().map(({ name }) => name))('the code of %s', name => {
  test.each(LANGUAGES)('is loaded for its own pages alone (%s)', language => {
    const { board } = pageGame(name).words[language] as unknown as { readonly board: string }
    const scripts = Object.keys(files).filter(entry => entry.endsWith(`${language}.js`))
    const having = scripts.filter(entry =>
      readFileSync(new URL(`.${files[entry]}`, DIST), 'utf8').includes(`board:${JSON.stringify(board)}`)
    )
    expect(having).toContain(`seat-${name}-${language}.js`)
    expect(having.filter(entry => !entry.includes(`-${name}-`))).toEqual([])
  })
})

test('modules and variants are little more on top than a game of their own', async () => {
  const { modules } = await sizes()
  const others = Object.values(await own()).flatMap(({ modules: more }) => more ?? [])
  for (const more of [modules, ...others]) {
    expect(more).toBeGreaterThan(0)
    expect(more).toBeLessThanOrEqual(MODULES)
  }
})

test('a lesson brings the rules along, and is still no more than a picture', async () => {
  for (const weight of Object.values(await lessons())) expect(weight).toBeLessThanOrEqual(LESSON)
})

describe('the README says', () => {
  test('what a first visit weighs, and what the rest of the page adds', async () => {
    const { html, js, firstVisit, lively, log } = await sizes()
    agrees('first visit', [firstVisit, html, js])
    agrees('what makes a seat lively', [lively])
    agrees('what the rest of the page adds', [log])
    expect(figure('first visit').target).toBe(`${written(FIRST_VISIT)} bytes`)
  })

  test('what a lesson weighs', async () => {
    agrees('a lesson', Object.values(await lessons()))
    expect(figure('a lesson').target).toBe(`${written(LESSON)} bytes`)
  })

  test('what a further game adds to a turn, and what modules and variants add', async () => {
    const { tranquility: first, ...further } = await own()
    const { ascent } = further
    const turns = Object.values(further).map(({ turn }) => turn)
    expect(first).toBeDefined()
    agrees("a further game's own code", turns)
    agrees('what modules and variants', [(await sizes()).modules])
    agrees('what the modules of The Ascent', [ascent?.modules ?? 0])
    expect(figure("a further game's own code").target).toBe(`${written(OWN_CODE)} bytes`)
  })
})

/** Names of files change with their content, and how well they are compressed with them: by some dozens of bytes. */
const FEW = 60

function agrees(promise: string, measured: readonly number[]): void {
  // The name of a game may have a number in it.
  const unnamed = Object.values(titles('en')).reduce(
    (text, title) => text.replaceAll(title, ''),
    figure(promise).measured
  )
  const told = unnamed.match(/\d[\d,]*/g) ?? []
  const differences = told.map((number, at) => Math.abs(Number(number.replace(',', '')) - (measured[at] ?? 0)))
  expect(differences, `the README says ${told.join(' ')}, and it is ${measured.map(written).join(' ')}`).toHaveLength(
    measured.length
  )
  for (const difference of differences)
    expect(difference, `${promise}: it is ${measured.map(written).join(' ')}`).toBeLessThanOrEqual(FEW)
}
