/** `npm start`: a whole Slow Boat on this machine. Nothing leaves it; its mails stay in a mailbox at /dev/mail. */
import { setTimeout } from 'node:timers/promises'
import { join, relative, resolve } from 'node:path'
import { freshSecrets, keepSettings } from './keys.ts'
import { anyPort, freePort } from './port.ts'
import { printOn, withoutLinks } from './printing.ts'
import { end, ended, endOnSignal, HOME, run, start } from './programs.ts'
import { alreadyRunning, nowRunning } from './running.ts'

const PORT = 8417
const START_MS = 60_000

const wanted = Number(process.env.SLOWBOAT_PORT || PORT)
const state = resolve(HOME, process.env.SLOWBOAT_STATE || '.wrangler/state')
// Links are signed with the keys, so keys and data stay together.
const keys = process.env.SLOWBOAT_STATE ? join(state, '.dev.vars') : join(HOME, '.dev.vars')
const kept = ['--persist-to', state]

endOnSignal(0)
await refuseSecond()
const port = wanted === 0 ? await anyPort() : await freePort(wanted)
const origin = `http://localhost:${port}`
if (wanted !== 0 && port !== wanted) console.log(`Port ${wanted} is taken, so Slow Boat uses ${port}.`)

keepSettings(keys, { ...freshSecrets(), MAIL: 'mailbox', ORIGIN: origin })
await step('build the pages', process.execPath, ['web/build.ts'])
await step('bring the database up to date', 'wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', ...kept])
await serve()
nowRunning(state, origin)
console.log(`
Slow Boat is at ${origin}

  open a game    ${origin}/
  read its mail  ${origin}/dev/mail
  its data       ${shown(state)} and ${shown(keys)}, kept between runs
  stop it        Ctrl-C
`)

// Two runtimes must not share one room: each would believe itself alone.
async function refuseSecond(): Promise<void> {
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

async function serve(): Promise<void> {
  const ports = ['--port', `${port}`, '--inspector-port', `${await anyPort()}`]
  const settings = ['--env-file', keys, '--var', `ORIGIN:${origin}`, '--log-level', 'warn']
  const child = start('wrangler', ['dev', ...ports, ...kept, ...settings])
  void ended(child).then(() => fail('the local server ended'))
  // A request that fails in wrangler's proxy is printed with its address.
  printOn(child.stdout, process.stdout)
  printOn(child.stderr, process.stderr)
  await answers()
}

async function answers(): Promise<void> {
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

function shown(path: string): string {
  const near = relative(HOME, path)
  return near.startsWith('..') ? path : near
}
