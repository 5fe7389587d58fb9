import { SECOND_MS } from '../schema/time.ts'
import { untilDone } from './until-done.ts'

/** A script that has not come by then is asked for once more. */
const PATIENCE_MS = 30 * SECOND_MS

const coming = new Map<string, Promise<unknown>>()

/**
 * Imports what a page needs later, and goes on trying until it is there; `late` is told of each try that failed. A browser
 * may remember an address that failed for as long as the page is open, so that each try has an address of its own.
 */
export function lazy<Module extends object>(load: () => Promise<Module>, late?: () => void): Promise<Module> {
  const address = addressIn(load)
  const known = address && coming.get(address)
  if (known) return known as Promise<Module>
  const module = untilDone(async tries => {
    const imported: Promise<Module> = tries > 0 && address ? import(`${address}?try=${tries}`) : load()
    const there = await within(imported.catch(() => undefined))
    // In the place of a script of the last deployment comes one that loads the page anew, and exports nothing.
    if (there && Object.keys(there).length > 0) return there
    late?.()
    return undefined
  })
  if (address) coming.set(address, module)
  return module
}

/** The address of the script that `() => import("/assets/…")` imports, which is what a build makes of each import. */
function addressIn(load: () => Promise<unknown>): string | undefined {
  return /import\(["'`]([^"'`]+)["'`]\)/.exec(`${load}`)?.[1]
}

function within<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([promise, new Promise<undefined>(resolve => setTimeout(resolve, PATIENCE_MS, undefined))])
}
