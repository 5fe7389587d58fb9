import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seatWords } from '../../../web/words/index.ts'

const french = globSync(['web/**/fr.ts', 'web/**/fr/*.ts'], { cwd: join(import.meta.dirname, '../../..') })

test.each(french)('%s keeps French signs with their words', path => {
  const source = readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')
  // A line may break at a space, and must not begin with a colon or end with an opening quotation mark.
  expect(texts(source).filter(text => / [:;!?»]|« /.test(text))).toEqual([])
})

test.each([
  ['13:00', 'depuis 13:00', 'jusqu’à 13:00'],
  ['dimanche 13:00', 'depuis dimanche 13:00', 'jusqu’à dimanche 13:00'],
  ['28 novembre', 'depuis le 28 novembre', 'jusqu’au 28 novembre']
])('%s is told as somebody would say it', (when, since, until) => {
  const { fr } = seatWords
  expect(fr.since(when)).toBe(since)
  expect(fr.absence.waits('Ben', when)).toContain(` ${until}\u00a0;`)
  expect(fr.unreachedByUs(when)).toContain(` ${since},`)
})

/** What stands between quotes in a source, without what is put into it. */
function texts(source: string): string[] {
  const found: string[] = []
  const within: string[] = []
  for (const [sign] of source.matchAll(/\\.|\$\{|[^]/gu)) {
    const mode = within.at(-1)
    const quoted = mode === "'" || mode === '`'
    if (sign === mode || (mode === '${' && sign === '}')) within.pop()
    else if ((!quoted && (sign === "'" || sign === '`')) || (mode === '`' && sign === '${')) {
      within.push(sign)
      found.push('')
    } else if (quoted) found.push(`${found.pop()}${sign}`)
  }
  return found
}
