import { h } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, test } from 'vitest'
import { findGame, newestGames } from '../../../engine/catalogue.ts'
import type { Game, Setting } from '../../../engine/game.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import { openMatch, PACES } from '../../../schema/wire/opening.ts'
import { lessonOf, signOf } from '../../../web/games/catalogue.ts'
import { applying, asked, type Fields } from '../../../web/harbour/fields.ts'
import { Pace } from '../../../web/harbour/form.tsx'
import { failing, keyring } from '../../../web/harbour/opening.ts'
import { harbourPage, harbourView } from '../../../web/harbour/page.tsx'
import { atFirst } from '../../../web/harbour/state.ts'
import { harbourWords } from '../../../web/words/index.ts'
import { NO_ASSETS } from '../assets.ts'

const KEY = 'k'.repeat(20)
const two = {
  key: KEY,
  game: 'tranquility',
  seats: '2',
  name0: 'Anna',
  name1: 'Ben',
  language: 'fr',
  zone: 'Europe/Paris'
}

const SETTINGS: readonly Setting[] = [
  { name: 'storms', values: [true, false], default: false },
  { name: 'waves', values: [1, 2, 3], default: 1, when: { storms: [true] } },
  { name: 'race', values: ['short', 'long'], default: 'short', when: { seats: [3, 4] } }
]

const names = (fields: Record<string, string>) => applying(fields, SETTINGS).map(({ name }) => name)
const origin = 'https://boat.example'
const page = (asked = {}) =>
  harbourPage({ language: 'en', assets: NO_ASSETS, origin, game: 'tranquility', ...asked }).html
const key = (html: string) => /name="key" value="([^"]+)"/.exec(html)?.[1]

/** What is said of the pace. */
function paceHint(game: string, fields: Fields, scripted = true): string | undefined {
  const view = harbourView(findGame(game) as Game, 'en', { fields: { ...two, ...fields } })
  const state = { ...atFirst(view), scripted }
  const [, hint] =
    /<small id="pace">(.*?)<\/small>/.exec(renderToString(h(Pace, { words: harbourWords.en, state }))) ?? []
  return hint
}

describe('the form', () => {
  test('says how long a match is, at the chosen pace and for as many as are chosen', () => {
    const { form } = harbourWords.en
    expect(paceHint('merchants', { pace: 'day' })).toBe(`${form.paceHint} ${form.length(33, '5 weeks')}`)
    expect(paceHint('merchants', { pace: 'days', seats: '4' })).toBe(`${form.paceHint} ${form.length(63, '6 months')}`)
    expect(paceHint('tranquility', { pace: 'none' })).toBe(`${form.paceHint} ${form.length(45, null)}`)
    expect(paceHint('cloud9', { pace: 'none', seats: '3' })).toBe(`${form.paceHint} ${form.rounds(47)}`)
    // Without a script the sentence could not follow what is chosen.
    expect(paceHint('merchants', { pace: 'day' }, false)).toBe(form.paceHint)
  })

  test('two names are all it takes', () => {
    const { seats, pace } = openMatch.parse(asked(two, []))
    expect(seats.map(({ name }) => name)).toEqual(['Anna', 'Ben'])
    expect(pace).toBe('day')
  })

  test('a seat has its own language and zone, or those of the page', () => {
    const { seats } = asked({ ...two, language1: 'de', zone1: 'Asia/Tokyo', address1: ' ben@example.org ' }, [])
    expect(seats).toEqual([
      { name: 'Anna', language: 'fr', zone: 'Europe/Paris' },
      { name: 'Ben', language: 'de', zone: 'Asia/Tokyo', address: 'ben@example.org' }
    ])
  })

  test('a seat may be the ship’s cat’s, which needs no name, language or address', () => {
    const { seats } = asked({ ...two, cat1: '1', address1: 'ben@example.org', cats: 'Pip,Mo' }, [])
    expect(seats[1]).toEqual({ name: 'Pip', autopilot: true })
    // The host's own seat is nobody else's.
    expect(asked({ ...two, mine: '1', cat0: '1', cats: 'Pip,Mo' }, []).seats[0]).toMatchObject({ name: 'Anna' })
  })

  test.each([
    ['1', 2],
    ['4', 4]
  ])('whoever plays alone among %s seats has the first of %i, and cats the others', (seats, count) => {
    const wish = asked({ ...two, seats, name0: '', alone: 'Captain', cats: 'Pip,Mo,Bo,Luna' }, [])
    expect(openMatch.safeParse(wish).success).toBe(true)
    expect(wish).toMatchObject({ host: { seat: 0 }, pace: 'none' })
    expect(wish.seats.map(({ name }) => name)).toEqual(['Captain', 'Pip', 'Mo', 'Bo'].slice(0, count))
    expect(wish.seats.map(({ autopilot }) => autopilot)).toEqual([undefined, ...Array(count - 1).fill(true)])
  })

  test('rows beyond the number of seats are not sent', () => {
    expect(asked({ ...two, seats: '1' }, []).seats).toHaveLength(1)
  })

  test.each(['', '0', '-1', '1.5', 'many', '1e9'])('"%s" seats ask for none, which is refused', seats => {
    expect(openMatch.safeParse(asked({ ...two, seats }, [])).success).toBe(false)
  })

  test('what is chosen has the type that its setting gives it', () => {
    const fields = { ...two, 'option.storms': 'true', 'option.waves': '2' }
    expect(asked(fields, SETTINGS).options).toEqual({ storms: true, waves: 2 })
  })

  test('what does not apply, or is no value of its setting, is not sent', () => {
    const fields = { ...two, 'option.storms': 'false', 'option.waves': '2', 'option.race': 'long', 'option.boat': 'x' }
    expect(asked(fields, SETTINGS).options).toEqual({ storms: false })
  })

  test('a setting shows where those before it have the values that it needs', () => {
    expect(names({})).toEqual(['storms'])
    expect(names({ seats: '3' })).toEqual(['storms', 'race'])
    expect(names({ 'option.storms': 'true' })).toEqual(['storms', 'waves'])
  })

  test('a refusal points at the fields that it is about', () => {
    const facts = { at: ['seats.1.name', 'seats.0.address', 'host.name', 'pace'] }
    expect(failing({ code: 'MALFORMED', message: 'No.', facts }).fields).toEqual(['name1', 'address0', 'host', 'pace'])
  })

  test('the host has the first seat, or a name; whoever was not asked need not say', () => {
    const hostOf = (fields: object) => asked({ ...two, ...fields }, []).host
    expect(hostOf({ mine: '1', host: 'Leo' })).toEqual({ seat: 0 })
    expect(hostOf({ mine: '', host: 'Leo' })).toEqual({ name: 'Leo' })
    expect(hostOf({})).toBeUndefined()
    expect(openMatch.safeParse(asked({ ...two, mine: '', host: ' ' }, [])).success).toBe(false)
  })

  test('the host’s line is sent without the white space around it, and nothing where nothing is written', () => {
    expect(asked({ ...two, greeting: ' for Sundays ' }, []).greeting).toBe('for Sundays')
    expect(asked({ ...two, greeting: '  ' }, [])).not.toHaveProperty('greeting')
  })

  test('the same wish keeps its key, another gets a new one', () => {
    const keyOf = keyring()
    const first = keyOf('two seats')
    expect(keyOf('two seats')).toBe(first)
    expect(keyOf('three seats')).not.toBe(first)
    expect(keyOf('two seats')).not.toBe(first)
  })
})

describe('the page', () => {
  test('it has a form that works by itself', () => {
    expect(page()).toMatch(/<form [^>]*method="post" action="\/api\/matches\?lang=en"/)
    for (const name of ['game', 'key', 'seats', 'pace', 'name0', 'name1', 'address0', 'language0'])
      expect(page()).toContain(`name="${name}"`)
  })

  test('what was typed comes back with what is wrong beside it', () => {
    const fields = { ...two, name1: '', address0: 'anna@' }
    const failure = { code: 'MALFORMED', message: 'Look again.', facts: { at: ['seats.1.name', 'seats.0.address'] } }
    const html = page({ fields, failure })
    expect(html).toContain('value="Anna"')
    expect(html).toContain('value="anna@"')
    expect(html).toContain(harbourWords.en.wrong.marked)
    expect(html).toContain(harbourWords.en.wrong.NAME_MISSING)
    expect(html).toContain(harbourWords.en.wrong.ADDRESS)
  })

  test('no two pages have the same key', () => {
    expect(key(page())).toMatch(/^[\w-]{20,64}$/)
    expect(key(page())).not.toBe(key(page()))
  })

  test('markup in a name stays text', () => {
    const html = page({ fields: { ...two, name0: '</script><img src=x>' } })
    expect(html).not.toContain('<img')
    expect(html.match(/<\/script>/g)).toHaveLength(2)
  })

  test.each(LANGUAGES)('in %s it shows the game before the form, and languages stay with the game', language => {
    for (const { name } of newestGames()) {
      const html = harbourPage({ language, assets: NO_ASSETS, origin, game: name }).html
      const { title, sentence, picture } = signOf(name, language)
      const lesson = lessonOf(name) ? [`href="/try/${name}?lang=${language}"`] : []
      const parts = [`<h1>${title}</h1>`, sentence, ...lesson, picture, '<form']
      const places = parts.map(part => html.indexOf(part, html.indexOf('<main')))
      expect(places).toEqual([...places].sort((one, other) => one - other))
      expect(places).not.toContain(-1)
      for (const to of LANGUAGES) expect(html).toContain(`href="/?game=${name}&amp;lang=${to}"`)
      expect(html).toContain(`<a href="/?lang=${language}">`)
      expect(html).toContain(`name="game" value="${name}"`)
    }
  })

  test('it says in which languages else it can be read', () => {
    for (const to of LANGUAGES)
      expect(page()).toContain(
        `<link rel="alternate" hreflang="${to}" href="https://boat.example/?game=tranquility&amp;lang=${to}"/>`
      )
    expect(page()).toContain('hreflang="x-default" href="https://boat.example/?game=tranquility"')
  })

  test.each(LANGUAGES)('in %s every pace and every setting has words', language => {
    expect(Object.keys(harbourWords[language].form.paces)).toEqual([...PACES])
    for (const { name, settings } of newestGames()) {
      const sign = signOf(name, language)
      expect(sign.sentence).not.toBe('')
      for (const setting of settings)
        expect(Object.keys(sign.settings[setting.name]?.values ?? {}).sort()).toEqual(setting.values.map(String).sort())
    }
  })
})
