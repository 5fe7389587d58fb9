import { join, relative, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { databases } from './databases.ts'
import { freshSecrets, keepSettings } from './keys.ts'
import { anyPort, freePort } from './port.ts'
import { printOn, withoutLinks } from './printing.ts'
import { end, ended, HOME, run, start } from './programs.ts'
import { alreadyRunning, nowRunning } from './running.ts'

const PORT = 8417
const START_MS = 60_000

/** What a Slow Boat on this machine is started with. */
export interface Wanted {
  /** Where its data lie, from the project's top folder on. */
  readonly state: string
  /** The file of its keys: links are signed with them, so they stay with the data. */
  readonly keys: string
  /** What else is said to the program that builds the pages. */
  readonly build?: readonly string[]
}

/** Builds the pages, brings the database up to date and serves a whole Slow Boat; where it answers. */
export async function serve({ state: folder, keys: file, build = [] }: Wanted): Promise<string> {
  const [state, keys] = [resolve(HOME, folder), resolve(HOME, file)]
  const kept = ['--persist-to', state]
  await refuseSecond(state)
  const wanted = Number(process.env.SLOWBOAT_PORT || PORT)
  const port = wanted === 0 ? await anyPort() : await freePort(wanted)
  const origin = `http://localhost:${port}`
  if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken, so Slow Boat uses ${port}.`)

  keepSettings(keys, { ...freshSecrets(), MAIL: 'mailbox', ORIGIN: origin })
  await step('build the pages', process.execPath, ['web/build.ts', ...build])
  for (const { binding } of await databases())
    await step('bring the database up to date', 'wrangler', ['d1', 'migrations', 'apply', binding, '--local', ...kept])
  const ports = ['--port', `${port}`, '--inspector-port', `${await anyPort()}`]
  const settings = ['--env-file', keys, '--var', `ORIGIN:${origin}`, '--log-level', 'warn']
  const child = start('wrangler', ['dev', ...ports, ...kept, ...settings])
  void ended(child).then(() => fail('the local server ended'))
  // A request that fails in wrangler's proxy is printed with its address.
  printOn(child.stdout, process.stdout)
  printOn(child.stderr, process.stderr)
  await answers(origin)
  nowRunning(state, origin)
  return origin
}

/** The data's folder where none is named, or that which SLOWBOAT_STATE names, with its keys in it. */
export function placeOf(usual: Wanted): Wanted {
  const state = process.env.SLOWBOAT_STATE
  return state ? { ...usual, state, keys: join(state, '.dev.vars') } : usual
}

/** A path as it is told: from the project's top folder on. */
export function shown(path: string): string {
  const near = relative(HOME, resolve(HOME, path))
  return near.startsWith('..') ? resolve(HOME, path) : near
}

// Two runtimes must not share one room: each would believe itself alone.
async function refuseSecond(state: string): Promise<void> {
  const address = await alreadyRunning(state)
  if (!address) return
  console.error(`Slow Boat already runs at ${address} with the data in ${shown(state)}.`)
  console.error('For a second one beside it: SLOWBOAT_STATE=another/folder npm start')
  process.exit(1)
}

async function step(what: string, program: string, args: readonly string[]): Promise<void> {
  const { code, output } = await run(program, args)
  if (code !== 0) await fail(`could not ${what}`, output)
}

async function answers(origin: string): Promise<void> {
  for (const until = Date.now() + START_MS; Date.now() < until;) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null)
    if (answer?.ok) return
    await setTimeout(100)
  }
  await fail(`the local server did not answer within ${START_MS / 1000} seconds`)
}

async function fail(what: string, output = ''): Promise<never> {
  console.error(`${withoutLinks(output)}\nSlow Boat: ${what}; the lines above say why`)
  return end(1)
}
