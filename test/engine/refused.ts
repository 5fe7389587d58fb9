import { Refusal } from '../../engine/refusal.ts'

/**
 * The refusal that a step raises; null where it raises none. Whatever else is thrown goes on. Steps are refused by the hundred thousand, and
 * nobody reads where: to take down the way to each would take longer than the rules do.
 */
export function refusal(step: () => unknown): Refusal | null {
  const limit = Error.stackTraceLimit
  Error.stackTraceLimit = 0
  try {
    step()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
  } finally {
    Error.stackTraceLimit = limit
  }
  // Something else was thrown: once more, and with the way to it.
  step()
  throw new Error('Expected a step to do the same when it is done again')
}
