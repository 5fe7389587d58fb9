import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const HOME = join(import.meta.dirname, '../..')
const FIXTURE = join(HOME, 'test/matches/tranquility-two-won.json')
const TEMP = mkdtempSync(join(tmpdir(), 'slow-boat-match-'))

function match(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['worker/local/match.ts', ...args], {
    cwd: HOME,
    encoding: 'utf8'
  })
  return { status, stdout, stderr }
}

function written(name: string, text: string): string {
  const path = join(TEMP, name)
  writeFileSync(path, text)
  return path
}

describe('npm run match', () => {
  test('a finished match is proven', () => {
    expect(match('verify', FIXTURE)).toMatchObject({ status: 0, stdout: expect.stringContaining('proven') })
  })

  test('what is not proven is said beside it', () => {
    const { stdout } = match('verify', FIXTURE)
    expect(stdout).toContain('Not proven: that the deal was fixed beforehand.')
    expect(stdout).toContain('Not proven: who sat there, when they played, and that these were their actions')
  })

  test('with the promise that somebody kept, the deal was fixed beforehand', () => {
    const { commitment } = JSON.parse(readFileSync(FIXTURE, 'utf8')) as { commitment: string }
    const { status, stdout } = match('verify', FIXTURE, '--promise', commitment)
    expect(status).toBe(0)
    expect(stdout).toContain('The seed is the one that was promised to you.')
    expect(stdout).not.toContain('fixed beforehand')
  })

  test('another promise than the one that was kept is no proof', () => {
    const { status, stdout, stderr } = match('verify', FIXTURE, '--promise', '0f'.repeat(32))
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain('This is not what was promised to you')
  })

  test('a match played on autopilot is proven', () => {
    const played = match('play', '--seats', '3', '--seed', '0f'.repeat(32))
    expect(played.status).toBe(0)
    expect(match('verify', written('played.json', played.stdout)).status).toBe(0)
  })

  test('a record that was changed is named line by line', () => {
    const changed = readFileSync(FIXTURE, 'utf8').replace(/"line": "\d+@[a-f][1-6]"/, '"line": "1@a1"')
    const { status, stderr } = match('verify', written('changed.json', changed))
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Line \d+, "1@a1" of seat [01], /)
  })

  test.each([
    ['a file that is not there', ['verify', 'nowhere.json'], 'Cannot read "nowhere.json"'],
    ['a file that is no JSON', ['verify', 'LICENSE'], 'Cannot read "LICENSE"'],
    ['another kind of JSON', ['verify', 'package.json'], '"package.json" is not the record of a match'],
    ['a game there is not', ['play', '--game', 'nowhere'], 'There is no game "nowhere" here.'],
    ['too many seats', ['play', '--seats', '9'], 'BAD_SEATS'],
    ['a seed that is none', ['play', '--seed', 'x'], 'A seed has 64 hex digits'],
    ['a promise that is none', ['verify', FIXTURE, '--promise', 'x'], 'A promise has 64 hex digits'],
    ['half a promise', ['verify', FIXTURE, '--promise', '0f'.repeat(16)], 'A promise has 64 hex digits'],
    ['no promise', ['verify', FIXTURE, '--promise'], 'Usage:'],
    ['an unknown flag', ['play', '--loud'], 'Usage:'],
    ['nothing', [], 'Usage:']
  ])('%s is told plainly', (_, args, words) => {
    const { status, stderr } = match(...args)
    expect(status).toBe(1)
    expect(stderr).toContain(words)
    expect(stderr).not.toContain('    at ')
  })
})
