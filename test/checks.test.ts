import { join } from 'node:path'
import { expect, test } from 'vitest'
import { count, isEmpty, slowest } from './checks.ts'

const file = (status: string, tests: number, name = 'a.test.ts') => ({
  name: join(import.meta.dirname, 'web', name),
  status,
  startTime: 1000,
  endTime: 1000 + 10 * tests,
  assertionResults: Array.from({ length: tests }, (_, at) => ({
    fullName: `test ${at}`,
    duration: 5 * at,
    status: at > 0 ? 'passed' : status
  }))
})

test.each([
  ['counts what passed', 0, { numPassedTests: 3, numFailedTests: 0, testResults: [file('passed', 3)] }, [3, 0]],
  ['counts what failed', 1, { numPassedTests: 2, numFailedTests: 1, testResults: [file('failed', 3)] }, [2, 1]],
  [
    'counts a file that cannot be loaded',
    1,
    { numPassedTests: 2, numFailedTests: 0, testResults: [file('failed', 0)] },
    [2, 1]
  ],
  [
    'counts an error outside all tests',
    1,
    { numPassedTests: 2, numFailedTests: 0, testResults: [file('passed', 2)] },
    [2, 1]
  ],
  ['counts a run without tests as failed', 0, { numPassedTests: 0, numFailedTests: 0, testResults: [] }, [0, 1]],
  ['counts a runner that wrote no report as failed', 1, null, [0, 1]],
  ['counts a runner that was killed as failed', null, null, [0, 1]]
])('the test command %s', (_, code, report, [passed, failed]) => {
  expect(count(report, { code, stdout: '', output: '' })).toMatchObject({ passed, failed })
})

test('what failed is named, test by test', () => {
  const testResults = [file('failed', 3), file('passed', 2, 'b.test.ts'), file('failed', 0, 'c.test.ts')]
  const report = { numPassedTests: 4, numFailedTests: 1, testResults }
  expect(count(report, { code: 1, stdout: '', output: '' })).toMatchObject({
    failed: 2,
    failures: ['web/a.test.ts: test 0', 'web/c.test.ts cannot be loaded']
  })
})

test('the slowest files and tests are named, the slowest first, and no more than twenty', () => {
  const testResults = [file('passed', 2), file('passed', 300, 'b.test.ts')]
  const { times } = count({ numPassedTests: 302, numFailedTests: 0, testResults }, { code: 0, stdout: '', output: '' })
  expect(slowest(times, 'file')).toEqual(['   3.0 s  web/b.test.ts', '   0.0 s  web/a.test.ts'])
  const slow = slowest(times, 'test')
  expect([slow.length, slow[0], slow[1]]).toEqual([
    20,
    '   1.5 s  web/b.test.ts: test 299',
    '   1.5 s  web/b.test.ts: test 298'
  ])
})

test.each([
  ['nothing ran', 0, 0, 0, true],
  ['something passed', 0, 1, 0, false],
  ['something failed', 1, 0, 1, false],
  ['the runner failed', 1, 0, 0, false]
])('a run is known to be empty where %s', (_, code, numPassedTests, numFailedTests, empty) => {
  expect(isEmpty({ numPassedTests, numFailedTests, testResults: [] }, { code, stdout: '', output: '' })).toBe(empty)
})
