import { Refusal } from '../../engine/refusal.ts'

/** The refusal that a step raises; null where it raises none. Whatever else is thrown goes on. */
export function refusal(step: () => unknown): Refusal | null {
  try {
    step()
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}
