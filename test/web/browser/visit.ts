import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { LANGUAGES } from '../../../schema/languages.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
const WITHOUT_COLOURS = { rules: Object.fromEntries(COLOUR_RULES.map(rule => [rule, { enabled: false }])) }

export const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true }
export const DESK = { viewport: { width: 1280, height: 800 } }
/** With sailing cards and rings that run out: they take a third of the processor time, and only who looks at them, or plays beside others, has them. */
export const MOVING = { reducedMotion: 'no-preference' } as const

/** Nobody waits by a clock: this is for what never comes, on the busiest of machines. */
export const PATIENCE_MS = 120_000

export interface Visit {
  readonly page: Page
  /** What no page of ours may do: errors, refusals of the security policy, requests to anybody else. */
  readonly complaints: string[]
  end(): Promise<void>
}

let visits = 0

/** A browser of its own, as a person has it who has never been here, that notes what is wrong with the pages it sees. */
export async function visit(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Visit> {
  // From another place each: nobody may open many matches a minute from one.
  const extraHTTPHeaders = { 'cf-connecting-ip': `visitor-${process.pid}-${visits++}` }
  const usual = { baseURL: origin, locale: 'en', reducedMotion: 'reduce', extraHTTPHeaders } as const
  const context = await browser.newContext({ ...usual, ...options })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', message => message.type() === 'error' && complaints.push(`${page.url()}: ${message.text()}`))
  page.on('pageerror', error => complaints.push(`${page.url()}: ${error.message}`))
  page.on('request', request => isForeign(request.url(), origin) && complaints.push(`asked for ${request.url()}`))
  return { page, complaints, end: () => context.close() }
}

/** The same, of somebody who knows the games: no hint takes the place of a sentence, and doubts are still told. */
export async function visitWithoutHints(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {}
): Promise<Visit> {
  const visited = await visit(browser, origin, options)
  await visited.page.context().addInitScript(wantNoHints)
  return visited
}

/** Runs in a page before anything else does. */
export function wantNoHints(): void {
  // A mail is shown in a frame that keeps nothing.
  if (location.protocol.startsWith('http') && window.origin !== 'null')
    localStorage['slowboat.hints'] ??= '{"wanted":{"hints":false}}'
}

function isForeign(url: string, origin: string): boolean {
  return !url.startsWith(origin) && !/^(data|blob|about):/.test(url)
}

/** Everything that the page gets: pages, files, answers and what the socket carries. */
export function received(page: Page): { text(): Promise<string> } {
  const bodies: Promise<string>[] = []
  page.on('response', response => bodies.push(response.text().catch(() => '')))
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => bodies.push(Promise.resolve(`${payload}`)))
  )
  return { text: async () => (await Promise.all(bodies)).join('\n') }
}

/**
 * What axe finds wrong with the page by day, and with its colours by night: nothing else is another then. Colours are the same in
 * all languages, and looked at in English alone: they take most of the time.
 * The context must bypass the security policy, which refuses axe's script.
 */
export async function findings(page: Page): Promise<string[]> {
  const language = await page.evaluate(() => document.documentElement.lang)
  if (LANGUAGES.slice(1).some(other => other === language)) return run(page, WITHOUT_COLOURS)
  const byDay = await run(page, {})
  await page.emulateMedia({ colorScheme: 'dark' })
  const byNight = await run(page, { runOnly: { type: 'rule', values: COLOUR_RULES } })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...byDay, ...byNight.map(found => `by night, ${found}`)]
}

// All else that it notes would take it four times as long.
async function run(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  const violations = await page.evaluate(async options => {
    const { axe } = globalThis as unknown as { axe: Axe }
    return (await axe.run({ ...options, resultTypes: ['violations'] })).violations
  }, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
}

interface Axe {
  run(options: RunOptions): Promise<AxeResults>
}
