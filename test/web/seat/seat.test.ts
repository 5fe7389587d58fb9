import { autopilotLineOrFirstChoice } from '../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { eventForViewer, decideWithoutSettling } from '../../../engine/match.ts'
import { LANGUAGES, type Language } from '../../../schema/languages.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import { seatPage } from '../../../web/server.ts'
import { pageGame } from '../../../web/games/catalogue.ts'
import { words as namedIn } from '../../../web/games/tranquility/words/index.ts'
import { seatWords } from '../../../web/words/index.ts'
import { NO_ASSETS } from '../assets.ts'
import { invited } from '../invitation/invited.ts'
import { act, type Afloat, awaits, drift, handOf, NOW, seenBy, setOut } from '../afloat.ts'

const midway = drift(setOut('tranquility', 3, '3'), ({ match, game }) => {
  const { cells } = game.view(match.state, 'watcher') as { readonly cells: object }
  return Object.keys(cells).length > 11 && game.awaits(match.state).length === 1
})
const [seat = 0] = awaits(midway)
const other = (seat + 1) % 3
const pledging = drift(setOut('tranquility', 3, '3'), afloat => awaits(afloat).length > 1)
const over = drift(setOut('tranquility', 2, '3'), () => false)

const SCRIPTS = [...LANGUAGES.map(language => `seat-tranquility-${language}.js`), 'invitation.js']
const ASSETS = { ...NO_ASSETS, files: Object.fromEntries(SCRIPTS.map(name => [name, `/assets/${name}`])) }

function page(envelope: Envelope, language: Language = 'en', hint = ''): string {
  return seatPage({ envelope, language, assets: ASSETS, now: NOW, hint }).html
}

/** The seat's page with a confirmed action that is not settled. */
function drafted({ game, match }: Afloat): Envelope {
  const line = autopilotLineOrFirstChoice(game, game.view(match.state, seat), game.choices(match.state, seat))
  const { match: after, events } = decideWithoutSettling(game, match, seat, line)
  const draft = { line, lines: 1, settlesAt: NOW + 80_000, events: events.map(event => eventForViewer(event, seat)) }
  return { ...seenBy(midway, seat), draft, choices: [], view: game.view(after.state, seat) }
}

describe.each(LANGUAGES)('in %s', language => {
  const words = seatWords[language]
  const named = pageGame('tranquility').words[language]

  test('it says first whose turn it is, then shows board, hand and bar', () => {
    const html = page(seenBy(midway, seat), language)
    const parts = [`<h1>${words.yourTurn}`, 'role="grid"', 'class="hand"', 'class="bar"', words.confirm]
    const places = parts.map(part => html.indexOf(part))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(named.idle)
  })

  test('waiting, it says for whom', () => {
    expect(page(seenBy(midway, other), language)).toContain(words.rest)
  })

  test('over, it says how and after which time, leads to the record, and shows no turn', () => {
    const html = page(seenBy(over, 0), language)
    const { outcome, why } = seenBy(over, 0).result ?? { outcome: 'stopped', why: '' }
    expect(html).toContain(words.over[outcome])
    expect(html).toContain(named.why[why])
    expect(html).toContain(words.days(7))
    expect(html).toContain('href="/m/AAECAwQFBgcICQ"')
    expect(html).not.toMatch(/class="(hand|bar)"/)
  })
})

test('a draft lies on the board, with as many cards face down as it will draw', () => {
  const envelope = drafted(midway)
  const html = page(envelope)
  expect(html).toContain(seatWords.en.drafted)
  expect(envelope.view.faceDown).toBeGreaterThan(0)
  expect(html.match(/class="back"/g)).toHaveLength(envelope.view.faceDown ?? 0)
  const { undo, see } = seatWords.en
  for (const word of [undo, see(envelope.view.faceDown ?? 0)]) expect(html).toContain(word)
})

describe('while the Start is being paid', () => {
  const [first = '', , second = ''] = handOf(pledging, 0)
  const offered = act(pledging, 0, `give 2 -${first} -${second}`)
  const played = `${['Anna', 'Ben', 'Chloé'][pledging.lines.at(-1)?.seat ?? 0]} played the Start.`

  test('it is said what happened and what it asks for, beside eight places', () => {
    const html = page(seenBy(pledging, 'watcher'))
    expect(html).toContain(`${played} Together you give 8 cards. Nothing goes until all 8 are there.`)
    expect(html).toContain('aria-label="Offered: Anna –, Ben –, Chloé –. 8 of 8 missing."')
    expect(placesIn(html)).toEqual(Array(8).fill(''))
  })

  test('offering nothing is no more than possible', () => {
    expect(page(seenBy(pledging, 0))).toContain(`<button>${namedIn.en.confirm.give?.(0)}<`)
  })

  test('what somebody has offered is kept in their places, and need not be confirmed again', () => {
    const html = page(seenBy(offered, 0))
    expect(placesIn(html).slice(0, 3)).toEqual([first, second, ''])
    expect(html).toContain(`You offered ${first} and ${second}. Nothing goes until all 8 are there.`)
    expect(html).toMatch(new RegExp(`aria-disabled="true"[^>]*>${namedIn.en.confirm.give?.(2)}<`))
  })

  test('the others see in whose name it lies there, and not which cards', () => {
    const html = page(seenBy(offered, 1))
    expect(placesIn(html).slice(0, 3)).toEqual(['Anna', 'Anna', ''])
    const said = /aria-live="polite">([^]*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]*>/g, ' ')
    expect(said).toContain('Nothing goes until')
    expect(said).not.toMatch(new RegExp(`${first}|${second}`))
  })
})

test('a watcher gets no hand and nothing to do', () => {
  const html = page(seenBy(midway, 'watcher'))
  expect(html).not.toMatch(/class="hand"|"hand":\[/)
  expect(html).toContain(seatWords.en.watching)
  for (const at of [0, 1, 2]) expect(html).not.toContain(JSON.stringify(handOf(midway, at)))
})

test('how fast a match is meant to go is told at every seat', () => {
  for (const envelope of [seenBy(midway, seat), seenBy(midway, 'watcher')])
    expect(page(envelope)).toContain(seatWords.en.paces[envelope.table.pace])
})

/** What a sentence begins with, whenever it speaks of. */
const begins = (said: (when: string) => string) => said('|').split('|')[0] ?? ''

test('a seat is told what does not reach it, and where that is put right; of another that it is not reached', () => {
  const { unreached, unreachedHere, putRight } = seatWords.en
  const failing = (of: number): Envelope => {
    const envelope = seenBy(midway, seat)
    const players = envelope.table.players.map((one, at) => ({
      ...one,
      unreachedSince: at === of ? NOW - 3_600_000 : null
    }))
    return { ...envelope, table: { ...envelope.table, players } }
  }
  const [own, others, none] = [failing(seat), failing(other), seenBy(midway, seat)].map(envelope => page(envelope))
  const said = [begins(unreached), begins(unreachedHere), putRight]
  expect(said.map(text => own?.includes(text))).toEqual([false, true, true])
  expect(said.map(text => others?.includes(text))).toEqual([true, false, false])
  expect(said.map(text => none?.includes(text))).toEqual([false, false, false])
})

test('a seat gets its own hand and no other', () => {
  const html = page(seenBy(midway, seat))
  expect(html).toContain(JSON.stringify(handOf(midway, seat)))
  expect(html).not.toContain(JSON.stringify(handOf(midway, other)))
})

test('a browser without JavaScript is led to the same page without it', () => {
  expect(page(seenBy(midway, seat))).toContain(
    '<noscript><meta http-equiv="refresh" content="0;url=?plain"/></noscript>'
  )
})

describe('a match that sleeps', () => {
  const { table, ...rest } = seenBy(midway, seat)
  const asleep = { ...rest, table: { ...table, asleepAt: NOW } }

  test('is woken by a form, with scripts and without', () => {
    const log = { entries: [], happened: [], before: null }
    const shown = [page(asleep), seatPage({ envelope: asleep, language: 'en', assets: ASSETS, now: NOW, log }).html]
    for (const html of shown) expect(html).toMatch(/<form method="post".*asleep since.*name="wake"/)
  })

  test('is woken by nobody who only watches', () => {
    const watched = seenBy(midway, 'watcher')
    const html = page({ ...watched, table: { ...watched.table, asleepAt: NOW } })
    expect(html).toContain('asleep since')
    expect(html).not.toContain('name="wake"')
  })
})

test('what befell the match stands in the log behind the line that it followed', () => {
  const envelope = seenBy(midway, seat, { missed: 3 })
  const entries = envelope.news.slice(-2).map((entry, at) => ({ ...entry, version: at + 1 }))
  const happened = [{ what: 'left', seat: other, name: 'Ben', at: NOW, version: 1 }] as const
  const log = { entries, happened, before: null }
  const { html } = seatPage({ envelope, language: 'en', assets: ASSETS, now: NOW, log })
  const items = html.slice(html.indexOf('<ol class="log">')).split('<li>').slice(1, 4)
  expect(items.map(item => item.includes(seatWords.en.happened.left('Ben')))).toEqual([false, true, false])
})

test('a turn of several lines is told in the log as one', () => {
  const envelope = seenBy(
    drift(setOut('merchants', 2, '5'), ({ lines }) => lines.length === 8),
    0,
    { missed: 8 }
  )
  const entries = envelope.news.map((entry, at) => ({ ...entry, version: at + 1 }))
  const turns = entries.filter(({ seat: by }, at) => by !== entries[at - 1]?.seat)
  const log = { entries, happened: [], before: null }
  const { html } = seatPage({ envelope, language: 'en', assets: ASSETS, now: NOW, log })
  expect(turns.length).toBeLessThan(entries.length)
  expect(/<ol class="log">(.*?)<\/ol>/.exec(html)?.[1]?.split('<li>')).toHaveLength(turns.length + 1)
})

describe('without JavaScript', () => {
  const asked = { language: 'en', assets: ASSETS, now: NOW, log: { entries: [], happened: [], before: null } } as const
  const plain = (envelope: Envelope) => seatPage({ ...asked, envelope }).html

  test('there are a numbered list and a form', () => {
    const form = /<form method="post".*name="version" value="\d+".*<ol><li><b>1<\/b>.*name="choice".*name="key"/
    expect(plain(seenBy(midway, seat))).toMatch(form)
    expect(plain(drafted(midway))).toMatch(/name="undo".*name="done"/)
  })

  test('no button is dead, and the rules stand there', () => {
    const html = plain(seenBy(midway, seat))
    const buttons = html.match(/<button.*?>/g) ?? []
    expect(buttons.length).toBe(html.match(/<form method="post"/g)?.length)
    expect(html).not.toMatch(/<script|data-panel/)
    expect(html).toContain('Placing an island')
  })

  test('a watcher gets no hand, and no form but the one to ask for a link that was lost', () => {
    const html = plain(seenBy(midway, 'watcher'))
    expect(html).not.toMatch(/<li><i class="isle/)
    expect([...html.matchAll(/<button name="(\w+)"/g)].map(([, name]) => name)).toEqual(['send', 'lost', 'send'])
  })
})

test('why something was refused stands in the bar', () => {
  const html = page(seenBy(midway, seat), 'en', 'The table has changed.')
  expect(html).toMatch(/class="bar"><p role="status" class="warn">The table has changed\./)
})

test('a name cannot become markup', () => {
  const envelope = seenBy(midway, seat)
  const players = envelope.table.players.map(player => ({ ...player, name: '</script><b>Eve' }))
  const html = page({ ...envelope, table: { ...envelope.table, players } })
  expect(html).not.toContain('</script><b>Eve')
  expect(html).toContain('&lt;/script>')
})

test('nothing is inline that the security policy refuses', () => {
  for (const envelope of [seenBy(midway, seat), drafted(midway), invited(seenBy(midway, seat)), seenBy(over, 0)]) {
    const html = page(envelope)
    expect(html).not.toMatch(/ style=| on[a-z]+=|<style>.*<style/s)
    expect(html.match(/<script(?! type="module" src=| type="application\/json")/)).toBeNull()
  }
})

/** What lies in each of the places for the Start. */
function placesIn(html: string): (string | undefined)[] {
  return [...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, what]) => what)
}
