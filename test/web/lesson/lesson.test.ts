import { choicesOnWire } from '../../../schema/wire/choice.ts'
import { describe, expect, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import { type Match, replayMatch, openMatch, resultByRulesElseEarlyEnd } from '../../../engine/match.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import { lessonOf, pageGame, signOf } from '../../../web/games/catalogue.ts'
import { courseOf, entered, judged, type School, type Verdict } from '../../../web/lesson/voyage.ts'
import { goes } from '../../../web/seat/taps.ts'
import { lessonPage } from '../../../web/server.ts'
import { NO_ASSETS } from '../assets.ts'
import { reached } from './gone.ts'
import { allowed, allWays, refusable, schoolOf } from './tried.ts'

/** So many of the places where learners may stand are looked at for what is refused there. */
const SAMPLE = 12
/** What fits into four lines above a board of 360 px, beside the way out. */
const LONGEST = 100

const UNTOLD = /undefined|NaN|\[object/
/** What is quoted in a sentence, in the signs of each language. */
const QUOTED = /[“„«]\s?(.+?)\s?[”“»]/g

describe.each(newestGames().map(({ name }) => name))('the lesson of %s', name => {
  const school = schoolOf(name)
  const { rules, lesson } = school
  const ways = allWays(school)
  const words = LANGUAGES.map(language => lessonOf(name)?.words[language])

  test.each(LANGUAGES)(
    'says to whoever lists or shares it what it is, and where else it can be read (%s)',
    language => {
      const { sentence } = signOf(name, language)
      const origin = 'https://boat.example'
      const { html = '' } = lessonPage({ game: name, language, assets: NO_ASSETS, origin }) ?? {}
      expect(html).toContain(`<meta name="description" content="${sentence}"/>`)
      for (const to of LANGUAGES) expect(html).toContain(`hreflang="${to}" href="${origin}/try/${name}?lang=${to}"`)
    }
  )

  test('goes by a match that is won', () => {
    const { match } = openMatch(rules, lesson.options, lesson.seats, lesson.seed)
    const last = [...replayMatch(rules, match, courseOf(lesson))].at(-1) ?? match
    expect(isWon(school, last)).toBe(true)
  })

  test('accepts what was done in that match where a step enters it', () => {
    for (const [step, { name, at = 0 }] of lesson.steps.entries()) {
      if (step > 0 && at === 0) continue
      const { line = '', seat } = courseOf(lesson)[at] ?? {}
      expect(seat).toBe(lesson.seat)
      expect({ name, line, reached: reached(school, entered(school, step), line).length }).toEqual({
        name,
        line,
        reached: 1
      })
    }
  })

  test('can be gone on with from wherever an accepted line has led, and ends in a win', () => {
    for (const [step, { from }] of ways.entries())
      for (const standing of from) {
        expect(rules.awaits(standing.match.state)).toContain(lesson.seat)
        const accepted = allowed(school, standing).some(line => judged(school, standing, line).kind === 'on')
        expect({ step, accepted }).toEqual({ step, accepted: true })
      }
    const last = ways.at(-1)?.to ?? []
    expect(last.length).toBeGreaterThan(0)
    for (const { match } of last) expect(isWon(school, match)).toBe(true)
  })

  test('meets every near miss that it names, and has a sentence for each and for nothing else', () => {
    for (const [step, { name, near = {} }] of lesson.steps.entries()) {
      const verdicts = (ways[step]?.from ?? []).flatMap(standing =>
        allowed(school, standing).map(line => judged(school, standing, line))
      )
      const met = new Set(verdicts.flatMap(verdict => (verdict.kind === 'near' ? verdict.why : [])))
      expect([name, ...[...met].sort()]).toEqual([name, ...Object.keys(near).sort()])
      for (const said of words) expect(Object.keys(said?.steps[name]?.near ?? {}).sort()).toEqual([...met].sort())
    }
  })

  test('says of all that the rules refuse to a tap why not, in every language', () => {
    const refused = lesson.steps.flatMap((_, step) => {
      const from = ways[step]?.from.slice(0, SAMPLE) ?? []
      return from.flatMap(standing => refusable(school, standing).map(line => judged(school, standing, line)))
    })
    // Where nothing is led anywhere, no place can be a wrong one.
    const leads = ways.some(({ from }) =>
      from.some(({ match }) => choicesOnWire(rules.choices(match.state, lesson.seat)).some(goes))
    )
    expect(refused.length > 0).toBe(leads)
    const codes = new Map(refused.filter(isRefused).map(({ code, facts }) => [code, facts]))
    expect(refused.every(isRefused)).toBe(true)
    for (const said of words) {
      expect(Object.keys(said?.refused ?? {}).sort()).toEqual([...codes.keys()].sort())
      for (const [code, facts] of codes) expect(said?.refused[code]?.(facts)).not.toMatch(UNTOLD)
    }
  })

  test.each(LANGUAGES)('quotes nothing but buttons of its page (%s)', language => {
    const { offers = {} } = pageGame(name).words[language]
    const said = Object.values(lessonOf(name)?.words[language].steps ?? {})
    const sentences = said.flatMap(({ says, other, near = {} }) => [says, other, ...Object.values(near)])
    const quoted = sentences.flatMap(sentence => [...sentence.matchAll(QUOTED)].map(([, words]) => words))
    expect(quoted.filter(words => !Object.values(offers).includes(words ?? ''))).toEqual([])
  })

  test('says one short sentence at each step', () => {
    for (const said of words) {
      expect(Object.keys(said?.steps ?? {})).toEqual(lesson.steps.map(({ name }) => name))
      const sentences = Object.values(said?.steps ?? {}).flatMap(({ says, done = '' }) => [says, done])
      expect(sentences.filter(({ length }) => length > LONGEST)).toEqual([])
    }
  })
})

test('a game that nobody has written a lesson for has none', () => {
  expect(lessonOf('nowhere')).toBeUndefined()
})

/** By all, or by whoever is taught. */
function isWon({ rules, lesson }: School, match: Match): boolean {
  const { outcome, ranking } = resultByRulesElseEarlyEnd(rules, match) ?? {}
  return outcome === 'won' || (outcome === 'ranked' && ranking?.[0]?.[0] === lesson.seat)
}

function isRefused(verdict: Verdict): verdict is Extract<Verdict, { kind: 'refused' }> {
  return verdict.kind === 'refused'
}
