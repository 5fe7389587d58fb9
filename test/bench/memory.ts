import { readFileSync } from 'node:fs'
import type { Miniflare } from 'miniflare'
import { workerds } from './runtime.ts'

/** What the runtime holds, in bytes. */
export interface Memory {
  /** The whole program, as the system counts it. */
  readonly resident: number
  /** Of it, what the Worker's JavaScript holds once the garbage is gone. */
  readonly heap: number
  /** What the runtime's own JavaScript holds, garbage among it: its entry, D1 and the like. */
  readonly others: number
}

interface Isolate {
  readonly id: string
}

const WORKER = 'core:user:'

/** Of a runtime that was started to be inspected. */
export async function memoryOf(runtime: Miniflare): Promise<Memory> {
  await (await fetch(new URL('/bench/gc', await runtime.ready))).text()
  const inspector = await runtime.getInspectorURL()
  const isolates = (await (await fetch(`http://${inspector.host}/json`)).json()) as readonly Isolate[]
  const heaps = await Promise.all(isolates.map(async ({ id }) => ({ id, used: await usedHeap(inspector, id) })))
  const all = heaps.reduce((sum, { used }) => sum + used, 0)
  const heap = heaps.find(({ id }) => id === WORKER)?.used ?? 0
  return { resident: resident(), heap, others: all - heap }
}

/** Where the system does not tell (it is Linux that does), zero. */
export function resident(): number {
  const kilobytes = workerds().map(pid => Number(/VmRSS:\s+(\d+)/.exec(status(pid))?.[1] ?? 0))
  return kilobytes.reduce((total, one) => total + one * 1024, 0)
}

function status(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

async function usedHeap({ host }: URL, isolate: string): Promise<number> {
  const socket = new WebSocket(`ws://${host}/${isolate}`)
  const answer = new Promise<string>(resolve => {
    socket.addEventListener('message', ({ data }) => resolve(String(data)))
  })
  socket.addEventListener('open', () => socket.send(JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' })))
  const { result } = JSON.parse(await answer) as { result: { usedSize: number } }
  socket.close()
  return result.usedSize
}
