import { autopilotLineOrFirstChoice } from '../../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import type { Options } from '../../../../engine/game.ts'
import { openMatch } from '../../../../engine/match.ts'
import { autoplayedRecord } from '../../../../engine/autoplay.ts'
import { findGame } from '../../../../engine/catalogue.ts'
import type { View } from '../../../../engine/tranquility/view.ts'
import { LANGUAGES } from '../../../../schema/languages.ts'
import { turnMail } from '../../../../web/mail/index.ts'
import { pageGame, sceneOf } from '../../../../web/games/catalogue.ts'
import { recordGame } from '../../../../web/games/catalogue.ts'
import { languages, words as wordsIn } from '../../../../web/games/tranquility/words/index.ts'
import { framesOf } from '../../../../web/record/frames.ts'
import { recordPage } from '../../../../web/record/page.tsx'
import { NO_TAPS, meaning, type Offer } from '../../../../web/seat/taps.ts'
import { seatPage } from '../../../../web/seat/server.tsx'
import { tapsOf } from '../../../../web/seat/prepared.ts'
import { suggestions } from '../../../../web/text/telling.ts'
import { textGame } from '../../../../web/games/catalogue.ts'
import { seatText } from '../../../../web/text/index.ts'
import { NO_ASSETS } from '../../assets.ts'
import { type Afloat, act, awaits, LINK, NOW, seenBy } from '../../afloat.ts'
import { drawnAs } from '../drawn.ts'
import { SETUPS } from './setups.ts'
import { tapped, tapsFor } from '../../seat/tapping.ts'

const setups = Object.entries(SETUPS)
const SEEDS = ['01', '02', '03']
const UNTOLD = /undefined|NaN|\[object|null/

function opened(setup: string, seed: string): Afloat {
  const game = findGame('tranquility')
  const { seats, options } = SETUPS[setup] ?? { seats: 2, options: {} }
  if (!game) throw new Error('Cannot find the game')
  return { game, match: openMatch(game, options, seats, seed.padStart(64, '0')).match, lines: [] }
}

/** Every moment of a match that the autopilot plays, with the line that it then chooses. */
function* moments(setup: string, seed: string) {
  let now = opened(setup, seed)
  for (let [seat] = awaits(now); seat !== undefined; [seat] = awaits(now)) {
    const { game, match } = now
    const line = autopilotLineOrFirstChoice(game, game.view(match.state, seat), game.choices(match.state, seat))
    yield { now, seat, line }
    now = act(now, seat, line)
  }
}

/** The moments at which something else is asked for, or offered, than before. */
function telling(setup: string) {
  const seen = new Set<string>()
  return SEEDS.flatMap(seed =>
    [...moments(setup, seed)].filter(({ now, seat }) => {
      const { choices, view } = seenBy(now, seat)
      const kind = `${(view as { phase: string }).phase} ${[...new Set(choices.map(({ verb }) => verb))].join()}`
      return !seen.has(kind) && seen.add(kind)
    })
  )
}

function offerOf({ now, seat }: { now: Afloat; seat: number }): Offer {
  const { choices, view } = seenBy(now, seat)
  const { game } = pageGame('tranquility')
  return { choices: game.tapped?.(choices) ?? choices, hand: game.hand(view) }
}

const buttons = Object.keys(pageGame('tranquility').words.en.offers)

describe.each(setups)('%s', setup => {
  test('every line that the autopilot chooses can be tapped together', () => {
    for (const seed of SEEDS)
      for (const moment of moments(setup, seed)) {
        const offer = offerOf(moment)
        const taps = tapsFor(moment.line, offer).reduce((made, tap) => tapped(offer, made, tap), NO_TAPS)
        const { game } = moment.now
        expect(game.format(game.parse(meaning(offer, taps).line))).toBe(moment.line)
      }
  })

  test('so can the example of every choice', () => {
    for (const moment of telling(setup)) {
      const offer = offerOf(moment)
      for (const { try: line } of seenBy(moment.now, moment.seat).choices) {
        const taps = tapsFor(line, offer)
        const made = taps.reduce((before, tap) => tapped(offer, before, tap), NO_TAPS)
        const { game } = moment.now
        expect(game.format(game.parse(meaning(offer, made).line))).toBe(line)
        const verbs = taps.flatMap(({ on, at }) => (on === 'verb' ? at : []))
        expect(verbs.filter(verb => !buttons.includes(`${verb}`))).toEqual([])
      }
    }
  })

  test('what a mail suggests is prepared by its link', () => {
    for (const moment of telling(setup)) {
      const offer = offerOf(moment)
      const { game } = moment.now
      const prepared = suggestions(seenBy(moment.now, moment.seat)).map(({ line, due }) => {
        const taps = tapsOf(line, offer)
        return { line, due, taps, meant: taps && meaning(offer, taps).line }
      })
      expect(prepared.filter(({ taps }) => !taps)).toEqual([])
      for (const { line, meant = '' } of prepared.filter(({ due }) => due === 0))
        expect(game.format(game.parse(meant))).toBe(game.format(game.parse(line)))
    }
  })

  test.each(LANGUAGES)('the record replays it and opens what lay hidden, in %s', language => {
    const { game } = opened(setup, '01')
    const { seats, options } = SETUPS[setup] ?? { seats: 2, options: {} }
    const record = autoplayedRecord(game, options, seats, '3'.repeat(64))
    const html = recordPage({ id: 'AAECAwQFBgcICQ', record, language, zone: 'UTC', assets: NO_ASSETS, origin: '' }).html
    expect(html.replace(/<script.*?<\/script>/gs, '')).not.toMatch(UNTOLD)
    const { hidden } = recordGame('tranquility')
    const [deal] = framesOf(record, game)
    const common = hidden(deal?.state ?? null).filter(({ seat }) => seat === null)
    const decks: Record<string, number> = { Pyramid: 30, Competitive: 65 }
    expect(common.map(({ cards }) => cards.length)).toEqual(decks[setup] ? [decks[setup]] : [])
  })

  test.each(LANGUAGES)('page, text and mail tell every kind of moment, in %s', language => {
    for (const { now, seat } of telling(setup)) {
      const envelope = seenBy(now, seat, { language })
      const said = [
        seatPage({ envelope, language, assets: NO_ASSETS, now: NOW }).html.replace(/<script.*?<\/script>/gs, ''),
        seatText({ envelope, link: LINK, language, now: NOW }),
        turnMail({ envelope, link: LINK, unsubscribe: LINK, language, zone: 'UTC', now: NOW }).html
      ]
      for (const text of said) expect(text).not.toMatch(UNTOLD)
    }
  })
})

function halfway(setup: string): View {
  const all = [...moments(setup, '02')]
  const { now, seat } = all[Math.floor(all.length / 2)] ?? { now: opened(setup, '02'), seat: 0 }
  return seenBy(now, seat).view as unknown as View
}

describe('a board in signs', () => {
  const { board, aloud } = textGame('tranquility')
  const words = wordsIn.en
  const { aloud: said } = languages.en.modules.start

  test.each([
    ['rocks', true, true],
    ['High Arch', false, true],
    ['Pyramid', false, true],
    ['Competitive', false, false]
  ])('%s: whether a Start (%s) and a Finish (%s) lie there', (setup, start, finish) => {
    const view = halfway(setup)
    const lines = board(view, 'en').join('\n')
    expect([words.card('S'), words.card('F')].map(card => lines.includes(card))).toEqual([start, finish])
    const played = [true, false].map(startPlayed => said({ ...view, startPlayed }) ?? '')
    expect(played.some(says => aloud(view, 'en').includes(says))).toBe(start)
  })

  test.each(['Day & Night', 'Competitive'])('%s: a star for each night half, and what it means', setup => {
    const view = halfway(setup)
    const lines = board(view, 'en')
    expect(view.night?.length).toBeGreaterThan(0)
    expect(lines.join('\n').match(/\*\d/g)).toHaveLength(view.night?.length ?? 0)
    const { night } = words.side
    expect(lines).toContain(`* ${night}`)
    expect(aloud(view, 'en').split(`(${night})`)).toHaveLength((view.night?.length ?? 0) + 1)
  })

  test('Pyramid: border spaces, and those under a Storm', () => {
    const view = { ...halfway('Pyramid'), cells: { a1: 3 } }
    const explorers = { left: 30, spent: [], spaces: ['c1', 'i1', 'f2'], storms: ['i1'] }
    const lines = board({ ...view, explorers }, 'en')
    expect(lines.at(-4)).toBe(' 1   3   .   o   .   .   .   .   .   #   .   .')
    expect(lines.slice(-2)).toEqual([`o ${words.explorers.space}`, `# ${words.explorers.stormed}`])
  })
})

describe('what the table waits for is begun', () => {
  const { game, words } = pageGame('tranquility')
  const begun = ({ now, seat }: { now: Afloat; seat: number }) => game.begun(seenBy(now, seat).view)?.verb
  const [rocks] = telling('rocks').filter(({ line }) => line.startsWith('rocks'))
  const [storm] = telling('storms').filter(({ line }) => line.startsWith('storm'))

  test('the Rocks are to be moved, a Storm is to be answered', () => {
    expect(rocks && begun(rocks)).toBe('rocks')
    expect(storm && begun(storm)).toBe('storm')
  })

  test('but no Compass, which others may spend meanwhile', () => {
    expect(storm && begun({ ...storm, seat: 1 - storm.seat })).toBe('wait')
    const ways = { kind: 'piece', at: { Y1: 0 } } as const
    const compass = { verb: 'compass', line: 'compass _', ways, try: 'compass Y1' }
    expect(game.tapped?.([compass]).map(({ verb }) => verb)).toEqual(['wait', 'compass'])
    const now = { verb: 'wait', card: '', place: '', price: 0, picked: [], missing: 0 }
    for (const language of LANGUAGES) expect(words[language].doing(now)).toMatch(/^(You|Tu|Du) .*\.$/)
  })
})

const entry = (options: Options) => sceneOf('tranquility', options).entry

describe('what a seat loads', () => {
  test('the base game, with open talk or fewer islands, brings nothing of the modules', () => {
    expect(entry({})).toBe('tranquility')
    expect(entry({ variant: 'standard', removal: 'poseidon', monsters: 0, storms: false, talk: 'open' })).toBe(
      'tranquility'
    )
  })

  test.each(setups)('%s brings them', (_, { options }) => {
    expect(entry(options)).toBe('tranquility-modules')
  })

  test('the base game looks the same, whichever of both draws it', () => {
    const now = [...moments('none', '07')][12]?.now ?? opened('none', '07')
    const [seat = 0] = awaits(now)
    const envelope = seenBy(now, seat)
    expect(drawnAs(envelope, { rocks: true })).toBe(drawnAs(envelope, {}))
  })
})

test('whoever has won a contest is not told so in words for others (de)', () => {
  const last = [...moments('Competitive', '01')].at(-1)
  if (!last) throw new Error('Cannot find the last line')
  const over = act(last.now, last.seat, last.line)
  for (const seat of [0, 1]) {
    const envelope = seenBy(over, seat, { language: 'de' })
    const { html } = seatPage({ envelope, language: 'de', assets: NO_ASSETS, now: NOW })
    expect(html).toContain('Sieg: ')
    expect(html).not.toMatch(/\bhat du\b/)
  }
})
