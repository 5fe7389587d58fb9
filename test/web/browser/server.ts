import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    /** The folder with its data. */
    state: string
  }
}

type Server = ChildProcessByStdio<null, Readable, null>

/** One Slow Boat for all browser tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, state, end } = await served()
  project.provide('origin', origin)
  project.provide('state', state)
  return end
}

export interface Served {
  readonly origin: string
  readonly state: string
  end(): Promise<void>
}

/** A Slow Boat as `npm start` makes it, with data of its own that goes when it ends. */
export async function served(): Promise<Served> {
  const state = mkdtempSync(join(tmpdir(), 'slow-boat-'))
  const server = spawn(process.execPath, ['worker/local/start.ts'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...process.env, SLOWBOAT_STATE: state, SLOWBOAT_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const origin = await originOf(server)
  return {
    origin,
    state,
    async end() {
      server.kill()
      if (server.exitCode === null) await once(server, 'exit')
      rmSync(state, { recursive: true, force: true })
    }
  }
}

function originOf(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    server.stdout.on('data', part => {
      printed += part
      const found = /is at (\S+)\s/.exec(printed)
      if (found?.[1]) resolve(found[1])
    })
    server.once('exit', () => reject(new Error('the server ended before it said where it is')))
  })
}
