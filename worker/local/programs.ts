import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The project's top folder; every program runs in it. */
export const HOME = fileURLToPath(new URL('../..', import.meta.url))

// No questions, no figures sent home, nothing fetched that a local run can do without, and no trace store:
// it would record every address, which may be a seat's link, and slow everything down.
const QUIET = {
  CI: '1',
  NO_COLOR: '1',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  X_LOCAL_OBSERVABILITY: 'false'
}

export interface Ended {
  readonly code: number | null
  readonly stdout: string
  /** All of it, complaints too. */
  readonly output: string
}

const running = new Map<ChildProcess, Promise<Ended>>()
let stopping = false

/** Starts a program in a group of its own, so that stopping it reaches whatever it has started. */
export function start(program: string, args: readonly string[], more: Record<string, string> = {}): ChildProcess {
  const env = { ...process.env, ...QUIET, ...more }
  const child = spawn(program, args, { cwd: HOME, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  running.set(child, outcome(child))
  return child
}

/** How a program ended and what it printed. Never says so once we are stopping: nobody should report that as a failure. */
export async function ended(child: ChildProcess): Promise<Ended> {
  const result = await running.get(child)
  return stopping || !result ? new Promise(() => {}) : result
}

/** Runs a program to its end, or for `limitMs`. */
export async function run(
  program: string,
  args: readonly string[],
  { env, limitMs }: { env?: Record<string, string>; limitMs?: number } = {}
): Promise<Ended> {
  const child = start(program, args, env)
  const timer = limitMs === undefined ? undefined : setTimeout(() => void stop(child), limitMs)
  const result = await ended(child)
  clearTimeout(timer)
  running.delete(child)
  return result
}

/** Stops all programs that we have started, and then ends. */
export async function end(code: number): Promise<never> {
  stopping = true
  await Promise.all([...running.keys()].map(stop))
  process.exit(code)
}

/** When we are told to stop, everything that we have started stops too. */
export function endOnSignal(code: number): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void end(code))
}

async function outcome(child: ChildProcess): Promise<Ended> {
  let stdout = ''
  let output = ''
  child.stdout?.on('data', part => (stdout += part))
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', part => (output += part))
  try {
    const [code] = await once(child, 'close')
    return { code, stdout, output }
  } catch (error) {
    return { code: null, stdout, output: `${output}${error}` }
  }
}

async function stop(child: ChildProcess): Promise<void> {
  signal(child, 'SIGTERM')
  const timer = setTimeout(() => signal(child, 'SIGKILL'), 5000)
  await running.get(child)
  clearTimeout(timer)
}

function signal(child: ChildProcess, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    if (child.pid) process.kill(-child.pid, name)
  } catch {
    // The whole group is already gone.
  }
}
