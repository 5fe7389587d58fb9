import { SECOND_MS } from '../schema/time.ts'

/** So long an answer may take, to its last byte. */
const PATIENCE_MS = 30 * SECOND_MS

/**
 * Fetches from our own server and reads the answer; rejects where it takes too long, since on a line that is cut off
 * nothing ever fails. The oldest browsers that we promise have no `AbortSignal.timeout`.
 */
export async function fetchWithin<Read>(
  path: string,
  init: RequestInit,
  read: (answer: Response) => Promise<Read>
): Promise<Read> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, PATIENCE_MS)
  init.signal?.addEventListener('abort', abort)
  try {
    return await read(await fetch(path, { ...init, signal: controller.signal }))
  } finally {
    clearTimeout(timer)
  }
}
