import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const fileOf = (state: string): string => join(state, 'running')

/** The address of the Slow Boat that uses this data at this moment, if there is one. */
export async function alreadyRunning(state: string): Promise<string | null> {
  if (!existsSync(fileOf(state))) return null
  const [pid, address] = readFileSync(fileOf(state), 'utf8').split(' ')
  if (!address || !isAlive(Number(pid))) return null
  const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(5000) }).catch(() => null)
  return answer?.ok ? address : null
}

export function nowRunning(state: string, address: string): void {
  writeFileSync(fileOf(state), `${process.pid} ${address}`)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
