import { SECOND_MS } from '../schema/time.ts'

/** So long an answer may take before the page says so. */
const SLOW_MS = 5 * SECOND_MS

/** Waits for an answer, and calls `late` once that takes long. */
export async function orLate<Answer>(answer: Promise<Answer>, late: () => void): Promise<Answer> {
  const timer = setTimeout(late, SLOW_MS)
  try {
    return await answer
  } finally {
    clearTimeout(timer)
  }
}
