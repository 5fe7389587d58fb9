import { spawnSync } from 'node:child_process'
import { expect, inject, test } from 'vitest'
import type { Opened } from '../../schema/wire/links.ts'
import { examples } from '../readme.ts'
import { look, opened, take } from './browser/played.ts'

const ORIGIN = 'http://localhost:8417'
const CURL = examples('sh')
  .filter(code => code.startsWith('curl'))
  .join('')
  .replaceAll(ORIGIN, inject('origin'))
const [OPEN = '', LOOK = '', TAKE = '', PLAY = ''] = CURL.split(/^(?=curl)/m)

// Not every machine has uuidgen.
const UUIDGEN = "uuidgen() { node -p 'crypto.randomUUID()'; }\n"

function run(code: string, link = ''): string {
  const env = { ...process.env, SEAT: link.slice(-39) }
  const { status, stdout, stderr } = spawnSync('sh', ['-c', UUIDGEN + code.replaceAll('curl ', 'curl -sS ')], {
    env,
    encoding: 'utf8'
  })
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

test('the README’s terminal opens a match, looks, takes the seat and plays', async () => {
  const { links } = JSON.parse(run(OPEN)) as Opened<string>
  const [{ link } = { link: '' }] = links.seats
  expect(run(LOOK, link)).toContain('-d take=1')
  run(TAKE, link)
  expect((await look(link)).table.players[0]).toMatchObject({ name: 'Ann', taken: true })
  // Its line is one of another match, so a line of this one is put in its place.
  const { awaits } = await look(links.watcher)
  const awaited = (await take(links.seats[awaits[0] ?? 0]?.link ?? '')).link
  const { choices, version } = await look(awaited)
  const line = choices[0]?.try ?? ''
  run(PLAY.replace('23@e4 -7', line).replace('version=12', `version=${version}`), awaited)
  expect((await look(awaited)).draft?.line).toBe(line)
})

test('the README’s client in ten lines plays', async () => {
  const match = await opened(inject('origin'), ['Ann'])
  const { link } = match.links.seats[0] as { readonly link: string }
  await take(link)
  const [code = ''] = examples('js')
  const client = `const [origin, seat] = process.argv.slice(1);\n${code}`
  const args = ['--input-type=module', '-e', client, inject('origin'), link.slice(-39)]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
  expect((await look(link)).version).toBe(1)
})
