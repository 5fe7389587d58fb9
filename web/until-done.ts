import { SECOND_MS } from '../schema/time.ts'

const LONGEST_WAIT_S = 60
/** After so many tries a page waits until somebody looks at it again, or the network is back. */
const MOST_TRIES = 10

/**
 * Tries until something comes of it: again after growing, random waits, and at once when the network is back or somebody
 * comes back to the page.
 */
export async function untilDone<Result>(attempt: (tries: number) => Promise<Result | undefined>): Promise<Result> {
  for (let tries = 0; ; tries++) {
    const result = await attempt(tries).catch(() => undefined)
    if (result !== undefined) return result
    await pause(tries)
  }
}

function pause(tries: number): Promise<void> {
  return new Promise(resolve => {
    const waitMs = Math.min(2 ** tries, LONGEST_WAIT_S) * SECOND_MS * (0.5 + Math.random() / 2)
    const timer = tries < MOST_TRIES ? setTimeout(goOn, waitMs) : 0
    addEventListener('online', goOn)
    document.addEventListener('visibilitychange', goOn)

    function goOn(): void {
      if (document.hidden) return
      clearTimeout(timer)
      removeEventListener('online', goOn)
      document.removeEventListener('visibilitychange', goOn)
      resolve()
    }
  })
}
