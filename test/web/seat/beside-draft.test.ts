import { completeOptions } from '../../../engine/options.ts'
import { expect, test } from 'vitest'
import { newestGames } from '../../../engine/catalogue.ts'
import { choicesOnWire, type WireChoice } from '../../../schema/wire/choice.ts'
import { eventForViewer, decideWithoutSettling } from '../../../engine/match.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import { pageGame } from '../../../web/games/catalogue.ts'
import { freshTaps, type Kit } from '../../../web/seat/page.ts'
import { NO_TAPS } from '../../../web/seat/taps.ts'
import { seatPage } from '../../../web/server.ts'
import { randomPlay } from '../../random-play.ts'
import { seatsFor } from '../../setups.ts'
import { NO_ASSETS } from '../assets.ts'
import { NOW, seenBy } from '../afloat.ts'

/** So many drafts of a match by chance that lead on to other choices of the same seat. */
const MOST = 400

test.each(newestGames().map(game => [game.name, game] as const))(
  'in %s, whatever needs no other tap has a button beside what can still be taken back',
  (name, game) => {
    const seats = seatsFor(game, 3)
    const drafts = randomPlay(game, completeOptions(game, {}, seats), seats, 3)
      .map(({ before, seat, line }) => ({ before, seat, line, ...decideWithoutSettling(game, before, seat, line) }))
      .filter(({ match, seat }) => game.awaits(match.state).includes(seat))
    const { offers } = pageGame(name).words.en
    const missing = drafts.slice(0, MOST).flatMap(({ before, seat, line, match, events }) => {
      const draft = {
        line,
        lines: 1,
        settlesAt: NOW + 80_000,
        events: events.map(event => eventForViewer(event, seat))
      }
      const [choices, view] = [choicesOnWire(game.choices(match.state, seat)), game.view(match.state, seat)]
      const envelope = { ...seenBy({ game, match: before, lines: [] }, seat), choices, draft, view }
      return choices.flatMap(({ verb, subject, ways, pick }) => {
        const label = subject || ways || pick ? undefined : offers[verb]
        return label === undefined || barOf(envelope).includes(`<button>${label}</button>`) ? [] : [[line, verb]]
      })
    })
    expect(missing).toEqual([])
  }
)

function barOf(envelope: Envelope): string {
  const { html } = seatPage({ envelope, language: 'en', assets: NO_ASSETS, now: NOW, hint: '' })
  return /<section class="bar">.*?<\/section>/s.exec(html)?.[0] ?? ''
}

const kit = { game: { begun: () => undefined, hand: () => [] } } as unknown as Kit
const draft = { line: 'take P', lines: 1, settlesAt: NOW, events: [] }
const fresh = (choice: WireChoice) =>
  freshTaps(kit, { view: {}, draft } as unknown as Envelope, { choices: [choice], hand: [] })

test('what alone is offered is begun beside it where it needs another tap, and not where that would be all', () => {
  const either = { kind: 'piece', at: { P: 0, K: 0 } } as const
  expect(fresh({ verb: 'take', line: 'take _', ways: either, try: 'take P' })).toEqual({ ...NO_TAPS, verb: 'take' })
  expect(fresh({ verb: 'end', line: 'end', try: 'end' })).toEqual(NO_TAPS)
})
