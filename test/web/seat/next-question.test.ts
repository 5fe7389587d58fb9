import { autopilotLineOrFirstChoice } from '../../../engine/defaults.ts'
import { describe, expect, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import type { Seat } from '../../../engine/game.ts'
import { heading } from '../../../web/seat/status.tsx'
import { pageGame } from '../../../web/games/catalogue.ts'
import { firstPage, type Kit, type Page, received } from '../../../web/seat/page.ts'
import { meaning, NO_TAPS, tapVerb } from '../../../web/seat/taps.ts'
import { moment as momentOfPage } from '../../../web/seat/log/when.ts'
import { hourOf, moment as momentOfText } from '../../../web/text/when.ts'
import { seatWords } from '../../../web/words/index.ts'
import { act, type Afloat, awaits, drift, NOW, seenBy, setOut } from '../afloat.ts'

const MOST_LINES = 120

function kitOf(name: string): Kit {
  const { game, words } = pageGame(name)
  return { game, named: words.en, words: seatWords.en }
}

const lineOf = ({ offer, taps }: Page) => meaning(offer, taps).line
const see = (afloat: Afloat, seat: Seat) => seenBy(afloat, seat, { missed: 20 })

/** An answer that is tapped, whichever. */
function answered(page: Page): Page {
  const [choice] = page.offer.choices
  return choice ? { ...page, taps: tapVerb(page.offer, NO_TAPS, choice.verb) } : page
}

describe.each(newestGames().map(({ name, seats }) => [name, Math.max(2, seats.least)] as const))(
  '%s',
  (name, seats) => {
    const kit = kitOf(name)

    test('whoever has answered finds nothing chosen in the next question', () => {
      let afloat = setOut(name, seats, '7')
      const pages = new Map<Seat, Page>()
      for (let lines = 0; lines < MOST_LINES && awaits(afloat).length > 0; lines++) {
        const [seat = 0] = awaits(afloat)
        const seen = see(afloat, seat)
        const before = pages.get(seat)
        const page = before ? received(kit, before, seen) : firstPage(kit, seen, NOW)
        expect(lineOf(page)).toBe(lineOf(firstPage(kit, seen, NOW)))
        const { game, match } = afloat
        afloat = act(
          afloat,
          seat,
          autopilotLineOrFirstChoice(game, game.view(match.state, seat), game.choices(match.state, seat))
        )
        // What is sealed may be looked at again, and changed, before the others have answered.
        const after = received(kit, answered(page), see(afloat, seat))
        pages.set(seat, lineOf({ ...after, taps: after.fresh }) ? answered(after) : after)
      }
    })
  }
)

describe.each(['cloud9', 'pub', 'merchants', 'reef'])('the end of %s', name => {
  const kit = kitOf(name)
  const over = drift(setOut(name, name === 'reef' ? 2 : 3, '5'), () => false)
  const { ranking: [[first = 0] = []] = [] } = over.game.result(over.match.state) ?? {}

  test('is headed by who has won', () => {
    const seen = seenBy(over, first)
    const { name: winner = '' } = seen.table.players[first] ?? {}
    expect(heading(firstPage(kit, seen, NOW), kit)).toBe(seatWords.en.over.won)
    const others = seenBy(over, first === 0 ? 1 : 0)
    expect(heading(firstPage(kit, others, NOW), kit)).toBe(seatWords.en.winners([winner]))
    const resigned = {
      ...others,
      result: { ...over.game.result(over.match.state), outcome: 'stopped', why: 'STOPPED' }
    }
    expect(heading(firstPage(kit, resigned as typeof others, NOW), kit)).toBe(seatWords.en.winners([winner]))
  })
})

test('page and texts tell the same time of day, and of an hour no minute', () => {
  const at = Date.UTC(2026, 10, 18, 0, 27)
  expect(momentOfPage(at, at, 'en', 'Europe/London')).toBe('00:27')
  const reader = { language: 'en', zone: 'Europe/London', now: at } as const
  expect(momentOfText(at, reader)).toBe('Wednesday 00:27')
  expect(hourOf(Date.UTC(2026, 10, 18), reader)).toBe('Wednesday, 00:00–00:59')
})
