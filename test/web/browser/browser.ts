import { execFileSync } from 'node:child_process'
import { type Browser, chromium } from 'playwright-core'

/** The browser that .ci/chromium found; started by hand, the tests look for one themselves. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? installed() })
}

function installed(): string {
  return execFileSync('sh', ['-c', 'command -v chromium || command -v chromium-browser || command -v google-chrome'], {
    encoding: 'utf8'
  }).trim()
}
