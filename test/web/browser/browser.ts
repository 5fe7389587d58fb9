import { execFileSync } from 'node:child_process'
import { type Browser, chromium, type LaunchOptions } from 'playwright-core'

// Beside each page Chromium keeps two of its own ready, for what is typed into an address bar: half a second of work each time.
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']
// What Playwright switches off: only the last list counts.
const DISTURBING = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning'
]

// A page that a test puts in the place of the server's counts as coming from elsewhere, and would get no socket on this machine.
const ASKING = ['LocalNetworkAccessChecks', 'LocalNetworkAccessChecksWebSockets']

/** With scrollbars that take room, as most desks have them. */
export const SCROLLBARS: LaunchOptions = { ignoreDefaultArgs: ['--hide-scrollbars'] }

/** The browser that .ci/chromium found; started by hand, the tests look for one themselves. */
export function openBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const args = [`--disable-features=${[...UNSEEN, ...DISTURBING, ...ASKING].join()}`]
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? installed(), args, ...options })
}

let shared: Promise<Browser> | null = null

/** One browser for all the test files that a process runs: starting one for each takes a second. */
export async function sharedBrowser(): Promise<Browser> {
  shared ??= openBrowser()
  return shared
}

/** No visit outlives its file. */
export async function endVisits(): Promise<void> {
  const contexts = (await shared)?.contexts() ?? []
  await Promise.all(contexts.map(context => context.close()))
}

function installed(): string {
  const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
  return execFileSync('sh', ['-c', names.map(name => `command -v ${name}`).join(' || ')], { encoding: 'utf8' }).trim()
}
