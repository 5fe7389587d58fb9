import { readFileSync } from 'node:fs'
import type { Assets } from '../../web/server.ts'

export const DIST = new URL('../../web/dist/', import.meta.url)

/** For pages of which only what they say is looked at. */
export const NO_ASSETS: Assets = { files: {}, styles: {} }

/** What was built last, for pages as they are sent. */
export function builtAssets(): Assets {
  return JSON.parse(readFileSync(new URL('manifest.json', DIST), 'utf8'))
}
