import { autopilotLineOrFirstChoice } from '../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import type { Game } from '../../../engine/game.ts'
import { type MatchRecord, openMatch, decideAndSettle } from '../../../engine/match.ts'
import { assembleRecord } from '../../../engine/record.ts'
import { LANGUAGES } from '../../../schema/languages.ts'
import type { Crew } from '../../../schema/wire/crew.ts'
import { pageGame, recordGame } from '../../../web/games/catalogue.ts'
import { checks } from '../../../web/record/checks.ts'
import { type Frame, framesOf } from '../../../web/record/frames.ts'
import { rulesOf } from '../../../web/record/game.ts'
import { recordPage } from '../../../web/record/page.tsx'
import { atFirst, sentences } from '../../../web/record/state.ts'
import { recordWords } from '../../../web/words/index.ts'
import { NO_ASSETS } from '../assets.ts'

const SEED = '5'.repeat(64)
const CREW = ['Anna', 'Ben', 'Cem']

/** A whole match, played by the autopilot. */
function played(game: Game): MatchRecord {
  const names = namesAt(game)
  const opened = openMatch(game, {}, names.length, SEED)
  const lines: MatchRecord['lines'][number][] = [{ seat: null, line: '', events: opened.events }]
  let { match } = opened
  while (!game.result(match.state)) {
    const seat = game.awaits(match.state)[0] ?? 0
    const line = game.format(
      game.parse(autopilotLineOrFirstChoice(game, game.view(match.state, seat), game.choices(match.state, seat)))
    )
    const moved = decideAndSettle(game, match, seat, line)
    lines.push({ seat, line, events: moved.events })
    match = moved.match
  }
  const result = game.result(match.state)
  if (!result) throw new Error('the match has no end')
  return assembleRecord(game, match, lines, result, names)
}

/** Two, or as many as must play. */
function namesAt({ seats }: Game): readonly string[] {
  return CREW.slice(0, Math.max(2, seats.least))
}

/** The moments as cats have played them, and how often it was asked who played one. */
function counting(frames: readonly Frame[]) {
  let times = 0
  const counted = frames.map(frame => ({
    ...frame,
    get by() {
      times++
      return 'autopilot' as const
    }
  }))
  return { frames: counted, times: () => times }
}

describe.each(newestGames().map(rules => [rules.name, rules, played(rules)] as const))(
  'a record of %s',
  (name, rules, record) => {
    const frames = framesOf(record, rules)
    const names = namesAt(rules)

    test('asks each moment some times at most who played it, however many there are', () => {
      const view = { id: '', language: 'en' as const, zone: 'UTC', record, shared: true, seated: false, crews: [] }
      const counted = counting(frames)
      const props = { words: recordWords.en, game: recordGame(name), named: pageGame(name).words.en }
      const state = atFirst(view, counted.frames)
      for (const frame of counted.frames) sentences({ ...props, state }, frame)
      expect(counted.times()).toBeLessThan(5 * frames.length)
    })

    test('has a moment for the deal and one for each line', () => {
      expect(frames.map(({ line }) => line)).toEqual(record.lines.map(({ line }) => line))
    })

    test('tells in its events what each seat alone was told', () => {
      const all = record.lines.flatMap(({ events }) => events.map(({ only }) => Object.values(only ?? {})))
      // What each was told in the same words, as a hand is dealt, is no one fact: the table shows it.
      const alone = all.filter(({ length }) => length === 1).flat()
      const told = frames.flatMap(frame => frame.told)
      for (const facts of alone)
        expect(told.some(event => Object.entries(facts).every(([n, f]) => event.facts[n] === f))).toBe(true)
    })

    test('shows every hand as its seat saw it', () => {
      const game = recordGame(name)
      for (const { state } of frames)
        for (const seat of names.keys()) {
          const shown = game.hidden(state).find(hidden => hidden.seat === seat && hidden.kind === 'hand')
          // Where no hand is hidden, everybody sees it.
          const open = game.table.hand({ ...rules.view(state, 'watcher'), viewer: seat })
          expect(shown?.cards ?? open).toEqual(game.table.hand(rules.view(state, seat)))
        }
    })

    test('proves itself', () => {
      expect(checks(record, rules).map(({ what, wrong }) => [what, wrong])).toEqual([
        ['RULES', 0],
        ['COMMITMENT', 0],
        ['DEAL', 0],
        ['LINE', 0],
        ['RESULT', 0]
      ])
    })

    test.each<[string, Partial<MatchRecord>, string]>([
      ['other rules', { version: 999 }, 'RULES'],
      ['another seed', { seed: '6'.repeat(64) }, 'COMMITMENT'],
      ['another promise', { commitment: '0'.repeat(64) }, 'COMMITMENT'],
      ['another deal', { deal: {} }, 'DEAL'],
      ['a line left out', { lines: record.lines.toSpliced(3, 1) }, 'LINE'],
      ['another end', { result: { outcome: 'stopped', why: 'STOPPED' } }, 'RESULT']
    ])('with %s does not, and counts nothing after that as proven', (_, changed, what) => {
      const tampered = { ...record, ...changed }
      const found = checks(tampered, rulesOf(recordGame(name), tampered))
      const firstWrong = found.find(({ wrong }) => wrong > 0)
      expect(firstWrong?.what).toBe(what)
      expect(found.slice(found.indexOf(firstWrong as never)).every(({ wrong }) => wrong > 0)).toBe(true)
    })

    test.each(LANGUAGES)('in %s shows its end, every move and its promise without a script', language => {
      const html = recordPage({
        id: 'AAECAwQFBgcICQ',
        record,
        language,
        zone: 'Europe/Paris',
        assets: NO_ASSETS,
        origin: ''
      }).html
      expect(html).toContain(`<h1>${recordWords[language].outcomes[record.result.outcome]}</h1>`)
      expect(html).toContain(record.commitment)
      expect(html.split('<ol class="ranking">')).toHaveLength(record.result.ranking ? 2 : 1)
      for (const { line } of record.lines.slice(1)) expect(html).toContain(`<code>${line}</code>`)
      // No move is without a sentence.
      expect(html).not.toContain('<span></span>')
    })

    test('says of a line who stood in for its seat', () => {
      const lines = record.lines.map((line, at) => (at === 1 ? { ...line, by: 'plan' as const } : line))
      const asked = { id: 'AAECAwQFBgcICQ', language: 'en' as const, zone: 'UTC', assets: NO_ASSETS, origin: '' }
      const name = names[record.lines[1]?.seat ?? 0] ?? ''
      const said = recordWords.en.standIn.plan(name, '')
      expect(recordPage({ ...asked, record: { ...record, lines } }).html.split(said)).toHaveLength(2)
      expect(recordPage({ ...asked, record }).html).not.toContain(said)
    })

    test.each(LANGUAGES)('in %s it stands beside others with its deal, and names none that is closed', language => {
      const view = frames.at(-1)?.view as Crew['view']
      const shown = { result: record.result, moves: 7, openedAt: 0, endedAt: 1, view }
      const crews = [
        { ...shown, match: 'own', names },
        { ...shown, match: 'other', names: ['Cem', 'Dora'] },
        { ...shown, match: 'closed', names: null }
      ]
      const page = { id: 'own', record, language, zone: 'UTC', assets: NO_ASSETS, origin: '' }
      const html = recordPage({ ...page, crews }).html
      const words = recordWords[language]
      expect(html).toContain(words.crews.heading)
      expect(html.slice(html.indexOf('<main')).match(/href="\/m\/\w+"/g)).toEqual(['href="/m/other"'])
      expect(html).toContain(`<b>${words.crews.closed}</b>`)
      expect(html).toContain('href="/?deal=own"')
      expect(recordPage({ ...page, shared: false }).html).not.toContain('?deal=')
      expect(recordPage(page).html).not.toContain(words.crews.heading)
    })
  }
)
