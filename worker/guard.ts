import { type About, reportBug } from './report.ts'

export type Guard = ReturnType<typeof makeGuard>

/** Runs pieces of work that must not hold up each other: what one of them throws is reported, and something plain answered instead. */
export function makeGuard(about: About) {
  let isBroken = false

  function broken(error: unknown, why: string): void {
    isBroken = true
    reportBug(error, { ...about, why })
  }

  return {
    /** Whether any of them has thrown. */
    isBroken: () => isBroken,

    run<T, U>(why: string, work: () => T, instead: U): T | U {
      try {
        return work()
      } catch (error) {
        broken(error, why)
        return instead
      }
    },

    async wait(why: string, work: () => Promise<void>): Promise<void> {
      try {
        await work()
      } catch (error) {
        broken(error, why)
      }
    }
  }
}
