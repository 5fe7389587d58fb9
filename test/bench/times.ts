import { performance } from 'node:perf_hooks'

/** In milliseconds. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The time that the threads of this process had a core to themselves: what others do meanwhile doesn't count. */
export function usedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export function median(list: readonly number[]): number {
  const sorted = [...list].sort((a, b) => a - b)
  return hundredths(sorted[Math.floor(sorted.length / 2)] ?? 0)
}

export function ratio(list: readonly number[], beside: readonly number[]): number {
  return hundredths(median(list) / median(beside))
}

export function hundredths(number: number): number {
  return Math.round(number * 100) / 100
}
