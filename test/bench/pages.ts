import type { Browser } from 'playwright-core'
import { openBrowser } from '../web/browser/browser.ts'
import { type Served, served } from '../web/browser/server.ts'

interface Pages {
  readonly server: Served
  readonly browser: Browser
}

let opened: Promise<Pages> | undefined

/** A server and a browser, started once for all parts that visit pages before they are closed. */
export function pages(): Promise<Pages> {
  opened ??= open()
  return opened
}

/** Ends both, if any part has asked for them. */
export async function closePages(): Promise<void> {
  const { server, browser } = (await opened) ?? {}
  opened = undefined
  await browser?.close()
  await server?.end()
}

async function open(): Promise<Pages> {
  const server = await served()
  return { server, browser: await openBrowser() }
}
