import ICAL from 'ical.js'
import * as fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../schema/languages.ts'
import type { Fed } from '../../schema/wire/fed.ts'
import { atomFeed } from '../../web/brief/atom.ts'
import { calendar } from '../../web/brief/calendar.ts'
import { boatOf } from '../../web/words/boat.ts'
import { briefWords, mailWords } from '../../web/words/index.ts'

/** What calendars and feeds say, as parsers read it that are not ours and forgive nothing. */

const SINCE = Date.UTC(2026, 1, 27, 23, 30)
const ORIGIN = 'https://boat.example.org'
const SELF = `${ORIGIN}/s/x.atom?a=1&b="2"`

const ODD = [
  'שלום, עולם; \\ <br>',
  'a;b,c\\d\\,e\\;f\\\\n',
  '"quoted": ]]> & &amp; <![CDATA[',
  'BEGIN:VEVENT\nSUMMARY:x\r\nEND:VEVENT',
  `${'läuft 🛶 '.repeat(30)}end`,
  '漢字'.repeat(60),
  'e\u0301\u200f\u202eleft\u2066'
]

function asked(game: string, { language = 'en', ...change }: Partial<Fed> = {}) {
  const turn = { number: 4, since: SINCE }
  const fed: Fed = {
    match: '00112233445566778899',
    seat: 1,
    game,
    language,
    zone: 'Europe/Berlin',
    turn,
    isOver: false,
    changedAt: SINCE,
    ...change
  }
  return { fed, origin: ORIGIN, self: SELF, now: SINCE }
}

/** The one event of a calendar, if there is one; in a calendar that cannot be read the parser throws. */
function eventIn(text: string) {
  const whole = new ICAL.Component(ICAL.parse(text) as unknown[])
  const found = whole.getFirstSubcomponent('vevent')
  return found && new ICAL.Event(found)
}

interface Element {
  readonly name: string
  readonly attributes: { readonly [name: string]: string }
  readonly children: Element[]
  text: string
}

/** A document as a tree; whatever is not well-formed throws. */
function treeOf(xml: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', error => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    expect(uri).toBe('http://www.w3.org/2005/Atom')
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value])
    const element = { name: local, attributes: Object.fromEntries(values), children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', text => {
    const [at] = open.slice(-1)
    if (at) at.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return root.children[0] ?? root
}

const child = ({ children }: Element, name: string) => children.filter(one => one.name === name)

// What no XML may hold and no key types: our own titles have none.
const title = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
  .filter(text => !/[\p{Cc}\ufffe\uffff]/u.test(text))

describe.each(LANGUAGES)('in %s', language => {
  const boat = (name: string) => mailWords[language].boat(name, boatOf('00112233445566778899'))
  const said = (name: string) => `${boat(name)} · ${briefWords[language].turn}`

  test.each(ODD)('a calendar program reads %j', name => {
    const text = calendar(asked(name, { language }))
    const event = eventIn(text)
    expect(event?.summary).toBe(said(name).replaceAll('\r\n', '\n'))
    expect(event?.organizer).toMatch(/^mailto:no-reply@[^@]+$/)
    expect([event?.startDate, event?.endDate].map(String)).toEqual(['2026-02-28', '2026-03-01'])
    expect(event?.uid).toBe('00112233445566778899-1-4@boat.example.org')
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  })

  test.each(ODD)('a feed reader reads %j', name => {
    const feed = treeOf(atomFeed(asked(name, { language })))
    expect([feed.name, feed.attributes['xml:lang']]).toEqual(['feed', language])
    const [entry, ...more] = child(feed, 'entry')
    expect([entry && child(entry, 'title')[0]?.text, more]).toEqual([said(name).replaceAll('\r\n', '\n'), []])
    // RFC 4287: of these each has exactly one.
    for (const part of [feed, entry ?? feed])
      for (const needed of ['id', 'title', 'updated', 'link'])
        expect([needed, child(part, needed).length]).toEqual([needed, 1])
    expect(child(feed, 'author').map(author => child(author, 'name')[0]?.text)).toEqual(['Slow Boat'])
    expect(child(feed, 'link')[0]?.attributes).toEqual({ rel: 'self', href: SELF })
  })
})

test('whatever a game is called, both read it whole', () => {
  fc.assert(
    fc.property(title, name => {
      const words = `${mailWords.en.boat(name, boatOf('00112233445566778899'))} · ${briefWords.en.turn}`
      expect(eventIn(calendar(asked(name)))?.summary).toBe(words)
      const [entry] = child(treeOf(atomFeed(asked(name))), 'entry')
      expect(entry && child(entry, 'title')[0]?.text).toBe(words)
    })
  )
})

test('both read one in which nobody is awaited', () => {
  const idle = asked('x', { turn: null })
  expect(eventIn(calendar(idle))).toBeNull()
  expect(child(treeOf(atomFeed(idle)), 'entry')).toEqual([])
  expect(child(treeOf(atomFeed(asked('x', { turn: null, isOver: true }))), 'entry')).toHaveLength(1)
})
