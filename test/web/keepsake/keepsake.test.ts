import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../schema/languages.ts'
import { matchRecord } from '../../../schema/record.ts'
import { keepsake } from '../../../web/keepsake/page.tsx'
import { h, markup } from '../../../web/keepsake/markup.ts'
import { NO_ASSETS } from '../assets.ts'

const FILE = new URL('../../matches/ascent-five-stuck.json', import.meta.url)
const record = matchRecord.parse(JSON.parse(readFileSync(FILE, 'utf8')))
const SCRIPT = 'start()'

function file(names: readonly string[], language: (typeof LANGUAGES)[number] = 'en'): string {
  const seated = { ...record, names: Array.from({ length: record.seats }, (_, seat) => names[seat] ?? 'Ann') }
  return keepsake({ id: '0123456789abcdef0123', record: seated, language, assets: NO_ASSETS, script: SCRIPT }).html
}

test('no name ends a script, or begins one', () => {
  const html = file(['</script><script>alert(1)</script>', '<!--<script>', '"><img src=x>'])
  expect(html.match(/<script/g)).toHaveLength(2)
  expect(html.match(/<\/script/g)).toHaveLength(2)
  expect(html).not.toContain('<img')
  expect(html).not.toContain('<!--')
})

test('the names are in its data as they were', () => {
  const name = '</script> <!-- &amp; "Zoë" \u2028'
  const [, data = ''] = /<script type="application\/json" id="envelope">(.*?)<\/script>/s.exec(file([name])) ?? []
  expect(JSON.parse(data).names[0]).toBe(name)
})

test('a name that is read from right to left keeps to itself', () => {
  const shown = file(['עדה']).replace(/<script.*?<\/script>/gs, '')
  expect(shown.match(/עדה/g)?.length).toBeGreaterThan(1)
  expect(shown.match(/\u2068עדה\u2069/g)).toHaveLength(shown.match(/עדה/g)?.length ?? 0)
})

test('its policy allows the script and the style that stand in it, by their hashes, and nothing else', async () => {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="(.*?)"/.exec(file([])) ?? []
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(SCRIPT))).toString('base64')
  expect(policy.replaceAll('&#39;', "'").split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'sha256-${digest}'`,
    "style-src ''",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'"
  ])
})

test.each(LANGUAGES)('every line of the match is told without a script (%s)', language => {
  const html = file([], language)
  const entries = [...html.matchAll(/<a href="#(\d+)">([^<]+)<\/a>/g)].filter(([, , text]) => text !== '')
  const steps = new Set(entries.map(([, step]) => Number(step)))
  expect([...record.lines.keys()].filter(step => !steps.has(step))).toEqual([])
  expect(html).toContain('role="grid"')
})

test.each([
  [h('p', null, 'a < b & c', 1, null, false, [' ', h('b', null, '"')]), '<p>a &lt; b &amp; c1 <b>&quot;</b></p>'],
  [
    h('i', { hidden: true, title: '"x"', class: undefined, onClick: () => 0, lang: null }),
    '<i hidden title="&quot;x&quot;"></i>'
  ],
  [h('i', { 'aria-pressed': false, hidden: false, children: ['a', 'b'] }), '<i aria-pressed="false">ab</i>'],
  [h(({ name, children }) => h('u', { name }, children), { name: 'n' }, 'x', 'y'), '<u name="n">xy</u>']
])('the script draws %o', (drawn, html) => {
  expect(markup(drawn)).toBe(html)
})
