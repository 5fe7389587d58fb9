import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, withColumn, write } from '../bench/kept-figures.ts'
import { outcomes, unmeasured } from '../bench/promises.ts'

const HOME = join(import.meta.dirname, '../..')

test('npm run bench loads all that measures, and names it where something else is asked for', () => {
  const { status, stderr } = spawnSync(process.execPath, ['test/bench/index.ts', 'wind'], {
    cwd: HOME,
    encoding: 'utf8'
  })
  expect(stderr).toContain('nothing measures "wind"; there are sizes, engine')
  expect(status).toBe(1)
})

describe('what is kept of a measurement', () => {
  const action = { name: 'an action', target: 'at most × 1.4', measured: '× 1.38', isKept: true }
  const visit = { name: 'a visit', target: 'at most × 1.3', measured: '× 1.31', isKept: false }
  const first = withColumn({ when: [], rows: [] }, [action, visit], '2026-11-20 aaaaaaa')

  test('is a table that is read as it was written, with what is beyond its limit in bold', () => {
    expect(parse(write(first))).toEqual(first)
    expect(write(first)).toContain('| a visit | at most × 1.3 | **× 1.31** |')
  })

  test('stands before older ones, with a dash where nothing was measured', () => {
    const next = withColumn(first, [{ ...action, measured: '× 1.39' }], '2026-11-21 bbbbbbb')
    expect(next).toEqual({
      when: ['2026-11-21 bbbbbbb', '2026-11-20 aaaaaaa'],
      rows: [
        { name: 'an action', target: 'at most × 1.4', measured: ['× 1.39', '× 1.38'] },
        { name: 'a visit', target: 'at most × 1.3', measured: ['–', '**× 1.31**'] }
      ]
    })
  })
})

test('a promise without a figure is named, and one beyond its limit is not kept', () => {
  const measured = { kills: { ...NOTHING_LOST, lost: 1 } }
  expect(outcomes(measured).map(({ measured: figure, isKept }) => [figure, isKept])).toEqual([
    ['1', false],
    ['0', true]
  ])
  expect(unmeasured(measured)).toContain('… where it sets the alarm')
})

const NOTHING_LOST = {
  kills: 100,
  matches: 1,
  acknowledged: 1,
  settledByAlarm: 0,
  unsettled: 0,
  lost: 0,
  doubled: 0,
  copiesWrong: 0,
  mails: 0,
  mailsLost: 0,
  mailsDoubled: 0
}
