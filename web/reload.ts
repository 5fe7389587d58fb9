/** In the scripts of `npm run dev` alone: the page loads itself again when it was built again. */
const EVERY_MS = 1000

/** Written with each build; nothing while the server starts again. */
async function built(): Promise<string | null> {
  const answer = await fetch('/assets/built.txt', { cache: 'no-store' }).catch(() => null)
  return answer?.ok ? answer.text() : null
}

async function watch(shown: string | null): Promise<void> {
  const now = await built()
  if (shown !== null && now !== null && now !== shown) return location.reload()
  setTimeout(() => void watch(now ?? shown), EVERY_MS)
}

void watch(null)
