import { eventForViewer, type MatchRecord } from '../../engine/match.ts'
import type { Language } from '../../schema/languages.ts'
import type { Entry } from '../../schema/wire/log.ts'
import { pageGame, recordGame } from '../games/catalogue.ts'
import { type Frame, framesOf } from '../record/frames.ts'
import { rulesOf } from '../record/game.ts'
import { nameOf, tellable } from '../record/state.ts'
import { summed } from '../seat/ending/ending.tsx'
import { seatWords } from '../words/index.ts'

export type Telling = ReturnType<typeof toldIn>

/** A finished match, told in one language: how it lay in the end, what each line came to, what it was in all. */
export function toldIn(record: MatchRecord, language: Language) {
  const { game, words, endings } = pageGame(record.game)
  const [named, ending] = [words[language], endings[language]]
  const frames = framesOf(record, rulesOf(recordGame(record.game), record))
  const name = (seat: number) => nameOf({ record }, seat)
  const frame = frames.at(-1) as Frame
  const turns = ending.turns(entriesOf(record), frame.view)
  const times = record.lines.map(({ at = 0 }) => at)
  const summary = summed(seatWords[language], {
    reached: ending.reached(frame.view),
    from: times[0] ?? 0,
    to: times.at(-1) ?? 0,
    turns: record.result.outcome === 'won' ? turns : [],
    who: name
  })
  const sentences = frames.map(({ told }) => tellable(game, told).map(event => named.event(event, name)))
  return { game, named, name, frame, turns, summary, sentences: sentences.map(said => said.join(' ')) }
}

/** The log as whoever looked on could read it. */
function entriesOf({ lines }: MatchRecord): readonly Entry[] {
  return lines.map(({ seat, at = 0, events }, version) => ({
    version,
    seat,
    at,
    events: events.map(event => eventForViewer(event, 'watcher'))
  }))
}
