import { describe, expect, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import { expectedTurns } from '../../../engine/expected-turns.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import { pageGame, signOf, textGame } from '../../../web/games/catalogue.ts'
import { contestOf } from '../../../web/harbour/contest.ts'
import { harbourPage } from '../../../web/server.ts'
import { factsOf } from '../../../web/shelf/facts.ts'
import { standing } from '../../../web/shelf/shown.ts'
import { type Kept, sorted } from '../../../web/shelf/standing.ts'
import { joined, shelves, waiting } from '../../../web/shelf/state.ts'
import { shelfWords } from '../../../web/words/index.ts'
import { NO_ASSETS } from '../assets.ts'
import { awaits, drift, seenBy, setOut } from '../afloat.ts'

const PICTURES = Object.fromEntries(newestGames().map(({ name }) => [`vignette-${name}.svg`, `/${name}.svg`]))
const ASSETS = { ...NO_ASSETS, files: PICTURES }
const origin = 'https://boat.example'

describe.each(LANGUAGES)('the shelf in %s', language => {
  const { html } = harbourPage({ language, assets: ASSETS, origin })

  test.each(newestGames())('has $name with its picture, what it is, for how many, how long and how hard', rules => {
    const { name } = rules
    const { title, sentence } = signOf(name, language)
    const [book = ''] = new RegExp(`<a href="/\\?game=${name}&amp;lang=${language}">.*?</a>`, 's').exec(html) ?? []
    // How hard a contest is, nobody can say.
    expect(factsOf(rules, language)).toHaveLength(contestOf(rules) === 'always' ? 2 : 3)
    const { least, most } = rules.seats
    for (const seats of [least, most]) expect(factsOf(rules, language)[1]).toContain(`${expectedTurns(rules, seats)}`)
    for (const part of [`src="/${name}.svg"`, `<h2>${title}</h2>`, sentence, factsOf(rules, language).join(' · ')])
      expect(book).toContain(part)
  })

  test('says what it is to whoever lists or shares it, and where else it can be read', () => {
    const about = shelfWords[language].about.join(' ')
    expect(html).toContain(`<meta name="description" content="${about}"/>`)
    expect(html).toContain(`<meta property="og:description" content="${about}"/>`)
    for (const to of LANGUAGES) expect(html).toContain(`hreflang="${to}" href="https://boat.example/?lang=${to}"`)
  })

  test('leaves the first place to the matches of the device', () => {
    expect(html.indexOf('id="seats"')).toBeLessThan(html.indexOf('<h1>'))
  })
})

test('a game that nobody knows leads to the shelf', () => {
  const { html } = harbourPage({ language: 'en', assets: ASSETS, origin, game: 'nowhere' })
  expect(html).toContain('class="shelf"')
})

describe('a seat of this device', () => {
  const afloat = setOut('tranquility', 2, '00')
  const awaited = awaits(afloat)[0] ?? 0
  const since = seenBy(afloat, awaited).awaitedSince

  test('waits for its holder, and names who else plays', () => {
    const others = [['Anna', 'Ben'][1 - awaited]]
    expect(standing(seenBy(afloat, awaited))).toMatchObject({ kind: 'yours', since, others })
  })

  test('waits for the others by name', () => {
    const names = [['Anna', 'Ben'][awaited]]
    expect(standing(seenBy(afloat, 1 - awaited))).toMatchObject({ kind: 'waiting', since, names })
    expect(standing(seenBy(afloat, 'watcher'))).toMatchObject({ kind: 'waiting', names, others: ['Anna', 'Ben'] })
  })

  test('waits for nobody while what was done can be taken back', () => {
    const draft = { line: 'pass', lines: 1, settlesAt: since, events: [] }
    expect(standing({ ...seenBy(afloat, awaited), draft })).toMatchObject({ kind: 'drafted' })
  })

  test('may not be taken yet', () => {
    const envelope = seenBy(afloat, awaited)
    const players = envelope.table.players.map(player => ({ ...player, taken: false }))
    expect(standing({ ...envelope, table: { ...envelope.table, players } })).toMatchObject({ kind: 'free' })
  })

  test('is over when the match is', () => {
    const over = drift(setOut('tranquility', 2, '00'), () => false)
    const { outcome } = seenBy(over, 0).result ?? {}
    expect(standing(seenBy(over, 0))).toMatchObject({ kind: 'over', outcome })
  })

  test('has an address only once that was confirmed', () => {
    const envelope = seenBy(afloat, 0)
    const told = (state: 'asked' | 'confirmed') => {
      const own = { ...envelope.own, mail: { address: 'anna@boat.example', state } }
      return standing({ ...envelope, own } as Envelope)
    }
    expect(told('asked')).toMatchObject({ address: null })
    expect(told('confirmed')).toMatchObject({ address: 'anna@boat.example' })
  })
})

describe.each(newestGames())('the small picture of $name', ({ name, seats }) => {
  const count = Math.max(2, seats.least)
  const half = drift(setOut(name, count, '00'), ({ lines }) => lines.length > 12)

  test('changes with the table, and is small', () => {
    const { small } = textGame(name)
    const [before, after] = [setOut(name, count, '00'), half].map(afloat => small(seenBy(afloat, 0).view))
    expect(after).toMatch(/^<svg [^]*<\/svg>$/)
    expect(after).not.toBe(before)
    expect(after?.length).toBeLessThan(3000)
  })

  test('shows no card of a hand: all seats and whoever watches see the same', () => {
    const { small } = textGame(name)
    const pictures = ([0, 1, 'watcher'] as const).map(viewer => small(seenBy(half, viewer).view))
    expect(new Set(pictures).size).toBe(1)
    const { view } = seenBy(half, 0)
    // Where nobody holds anything, neither a view nor the words have a hand.
    const { game, words } = pageGame(name)
    expect(game.hand(view).length > 0).toBe('hand' in (view as object) || 'hand' in words.en)
    expect(small({ ...(view as object), hand: [] } as never)).toBe(pictures[0])
  })
})

const SHOWN = { others: ['Ben'], picture: '<svg/>', address: null }

function known(name: string, standing: Kept['standing'], seat: number | null = 0): Kept {
  return { link: name, match: name, game: 'tranquility', name, seat, standing }
}

const names = (some: readonly Kept[]) => some.map(({ name }) => name)

test('what waits for somebody here stands first, the longest waiting at the top, and what is gone last', () => {
  const mixed = [
    known('gone', { kind: 'gone' }),
    known('later', { kind: 'waiting', names: ['Ben'], since: 300, ...SHOWN }),
    known('waits', { kind: 'waiting', names: ['Ben'], since: 200, ...SHOWN }),
    known('newer', { kind: 'yours', since: 200, ...SHOWN }),
    known('hosted', { kind: 'waiting', names: ['Ben'], since: 100, ...SHOWN }, null),
    known('over', { kind: 'over', outcome: 'won', since: 100, ...SHOWN }),
    known('over late', { kind: 'over', outcome: 'lost', since: 200, ...SHOWN }),
    known('older', { kind: 'yours', since: 100, ...SHOWN }),
    known('free', { kind: 'free', since: 100, ...SHOWN })
  ]
  const all = sorted(mixed)
  expect(names(all)).toEqual(['older', 'newer', 'free', 'waits', 'later', 'hosted', 'over late', 'over', 'gone'])
  const { present, over, gone } = shelves(all)
  expect(names(present)).toEqual(['older', 'newer', 'free', 'waits', 'later', 'hosted'])
  expect(names(over)).toEqual(['over late', 'over'])
  expect(names(gone)).toEqual(['gone'])
})

test('what was forgotten a moment ago no longer waits for anybody', () => {
  const yours = known('yours', { kind: 'yours', since: 100, ...SHOWN })
  expect(waiting([yours, { ...yours, isForgotten: true }])).toBe(1)
})

test('who opened a match and plays in it has it once in the list, with both links', () => {
  const at = { kind: 'asking' } as const
  const [seat, host, other] = [known('anna', at), known('links', at, null), known('elsewhere', at, null)]
  const match = { match: 'one' }
  expect(joined([{ ...host, ...match }, { ...seat, ...match }, other])).toEqual([
    { ...seat, ...match, host: { ...host, ...match } },
    other
  ])
})
