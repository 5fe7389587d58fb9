import { choicesOnWire } from '../../schema/wire/choice.ts'
import { awaitedSeats, eventForViewer, resultByRulesElseEarlyEnd } from '../../engine/match.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { School, Standing } from './voyage.ts'

interface Shown {
  readonly version: number
  /** As many as any game has seats. */
  readonly names: readonly string[]
  /** Whether something may be done. */
  readonly asked: boolean
}

/** The table of a lesson as a room would show it, so that the same board, hand and bar draw it. */
export function envelopeOf(
  { rules, lesson }: School,
  { match, events }: Standing,
  { version, names, asked }: Shown
): Envelope {
  const { setup, state } = match
  const { seat } = lesson
  return {
    match: '',
    game: setup.game,
    seat,
    version,
    at: version,
    awaits: awaitedSeats(rules, match),
    awaitedSince: 0,
    draft: null,
    choices: asked ? choicesOnWire(rules.choices(state, seat)) : [],
    phrases: [],
    view: rules.view(state, seat),
    result: resultByRulesElseEarlyEnd(rules, match),
    table: {
      rules: setup.version,
      options: setup.options,
      talk: 'silent',
      pace: 'day',
      links: 'open',
      openedAt: 0,
      agreed: [],
      commitment: '',
      watch: '',
      players: names
        .slice(0, setup.seats)
        .map(name => ({ name, taken: true, hereAt: null, reissuedAt: null, unreachedSince: null })),
      restoredAt: null
    },
    own: null,
    news: [{ version, seat, at: version, events: events.map(event => eventForViewer(event, seat)) }],
    seen: [],
    said: []
  }
}
