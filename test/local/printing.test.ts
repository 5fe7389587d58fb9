import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { printOn, withoutLinks } from '../../worker/local/printing.ts'
import { start } from '../../worker/local/programs.ts'

const LINK = 'PcAxt6d3S-BDYQAAAH_0oIuZZZ2GdBHNkUqKxE0'
const MATCH = '3dc031b7a7774be04361'

test.each([
  [
    `POST http://localhost:8417/s/${LINK} (failed after 1 attempt): lost`,
    'POST http://localhost:8417/s/… (failed after 1 attempt): lost'
  ],
  [`GET http://localhost:8417/s/${LINK}?via=${LINK}`, 'GET http://localhost:8417/s/…'],
  [`GET http://localhost:8417/s/${LINK.slice(1)} mistyped`, 'GET http://localhost:8417/s/… mistyped'],
  [`GET /m/${MATCH} 404`, 'GET /m/… 404'],
  [`at=http%3A%2F%2Flocalhost%2Fs%2F${LINK}`, 'at=http%3A%2F%2Flocalhost%2Fs%2F…'],
  [`Authorization: Seat ${LINK}`, 'Authorization: Seat …'],
  [`"slowboat, ${LINK}"`, '"slowboat, …"'],
  [
    `\u001B[1mGET /s/${LINK}\u001B[0m twice \u001B[31m${LINK}\u001B[0m`,
    '\u001B[1mGET /s/…\u001B[0m twice \u001B[…\u001B[0m'
  ],
  [`{"code":"BROKEN","match":"${MATCH}","version":3}`, `{"code":"BROKEN","match":"${MATCH}","version":3}`],
  ['Build failed: worker/seat.ts:3:4: ERROR', 'Build failed: worker/seat.ts:3:4: ERROR'],
  ['', '']
])('"%s" is printed as "%s"', (line, printed) => {
  expect(withoutLinks(line)).toBe(printed)
})

/** Prints each piece by itself, on one stream or the other, and then is gone. */
const printing = (pieces: readonly (readonly ['stdout' | 'stderr', string])[]) => `
  for (const [stream, piece] of ${JSON.stringify(pieces)}) {
    process[stream].write(piece)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  process.kill(process.pid)`

test('what a program prints is passed on without links, in whatever pieces they come, also when it is killed', async () => {
  const [head, tail] = [LINK.slice(0, 20), LINK.slice(20)]
  const child = start(process.execPath, [
    '--input-type=module',
    '-e',
    printing([
      ['stdout', `ready\nGET http://localhost:8417/s/${head}`],
      ['stderr', 'Error: GET http://localhost:8417/'],
      ['stdout', `${tail} 200\nwait`],
      ['stderr', `s/${LINK} failed\r\n  at /`],
      ['stdout', `ing …\n${head}`],
      ['stderr', `m/${MATCH.slice(0, 5)}`],
      ['stderr', MATCH.slice(5)],
      ['stdout', tail]
    ])
  ])
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  printOn(child.stdout, stdout)
  printOn(child.stderr, stderr)
  await once(child, 'close')
  stdout.end()
  stderr.end()
  expect(await text(stdout)).toBe('ready\nGET http://localhost:8417/s/… 200\nwaiting …\n…\n')
  expect(await text(stderr)).toBe('Error: GET http://localhost:8417/s/… failed\n  at /m/…\n')
})
