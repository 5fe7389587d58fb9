/**
 * Asks somebody else's server, and reads of its answer what is wanted; rejects where that takes too long. Its timer ends with
 * the answer, as that of `AbortSignal.timeout` does not: one that is left keeps the room awake.
 */
export async function fetchWithin<Read>(
  ms: number,
  url: string,
  init: RequestInit,
  read: (answer: Response) => Promise<Read>
): Promise<Read> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), ms)
  try {
    return await read(await fetch(url, { ...init, redirect: 'manual', signal: controller.signal }))
  } finally {
    clearTimeout(timer)
  }
}
