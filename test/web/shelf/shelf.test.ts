import { describe, expect, test } from 'vitest'
import { games } from '../../../engine/catalogue.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import { signOf } from '../../../web/games/catalogue.ts'
import { harbourPage } from '../../../web/server.ts'
import { factsOf } from '../../../web/shelf/facts.ts'
import { type Kept, sorted, standing } from '../../../web/shelf/standing.ts'
import { shelfWords } from '../../../web/words/index.ts'
import { NO_ASSETS } from '../assets.ts'
import { awaits, drift, seenBy, setOut } from '../afloat.ts'

const PICTURES = Object.fromEntries(games().map(({ name }) => [`vignette-${name}.svg`, `/${name}.svg`]))
const ASSETS = { ...NO_ASSETS, files: PICTURES }
const origin = 'https://boat.example'

describe.each(LANGUAGES)('the shelf in %s', language => {
  const { html } = harbourPage({ language, assets: ASSETS, origin })

  test.each(games())('has $name with its picture, what it is, for how many, how long and how hard', rules => {
    const { name } = rules
    const { title, sentence } = signOf(name, language)
    const [book = ''] = new RegExp(`<a href="/\\?game=${name}&amp;lang=${language}">.*?</a>`, 's').exec(html) ?? []
    expect(factsOf(rules, language)).toHaveLength(3)
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

  test('waits for its holder', () => {
    expect(standing(seenBy(afloat, awaited))).toMatchObject({ kind: 'yours' })
  })

  test('waits for the others by name', () => {
    const awaitedNames = [['Anna', 'Ben'][awaited]]
    expect(standing(seenBy(afloat, 1 - awaited))).toEqual({ kind: 'waiting', names: awaitedNames })
    expect(standing(seenBy(afloat, 'watcher'))).toEqual({ kind: 'waiting', names: awaitedNames })
  })

  test('may not be taken yet', () => {
    const envelope = seenBy(afloat, awaited)
    const players = envelope.table.players.map(player => ({ ...player, taken: false }))
    expect(standing({ ...envelope, table: { ...envelope.table, players } })).toEqual({ kind: 'free' })
  })

  test('is over when the match is', () => {
    const over = drift(setOut('tranquility', 2, '00'), () => false)
    expect(standing(seenBy(over, 0))).toEqual({ kind: 'over' })
  })
})

function known(name: string, standing: Kept['standing'], seat: number | null = 0): Kept {
  return { link: name, match: name, game: 'tranquility', name, seat, standing }
}

test('what waits for somebody here stands first, the longest waiting at the top, and what is gone last', () => {
  const mixed = [
    known('gone', { kind: 'gone' }),
    known('waits', { kind: 'waiting', names: ['Ben'] }),
    known('newer', { kind: 'yours', since: 200 }),
    known('hosted', { kind: 'waiting', names: ['Ben'] }, null),
    known('over', { kind: 'over' }),
    known('older', { kind: 'yours', since: 100 }),
    known('free', { kind: 'free' })
  ]
  expect(sorted(mixed).map(({ name }) => name)).toEqual(['older', 'newer', 'free', 'waits', 'hosted', 'over', 'gone'])
})
