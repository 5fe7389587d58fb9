import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const french = globSync(['web/**/fr.ts', 'web/**/fr/*.ts'], { cwd: join(import.meta.dirname, '../../..') })

test.each(french)('%s keeps French signs with their words', path => {
  const source = readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')
  // A line may break at a space, and must not begin with a colon or end with an opening quotation mark.
  expect(texts(source).filter(text => / [:;!?»]|« /.test(text))).toEqual([])
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
