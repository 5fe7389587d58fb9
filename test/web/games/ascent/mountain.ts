import { ascent } from '../../../../engine/ascent/index.ts'
import type { View } from '../../../../engine/ascent/view.ts'
import type { Viewer } from '../../../../engine/game.ts'
import { eventForViewer, openMatch } from '../../../../engine/match.ts'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import type { Entry } from '../../../../schema/wire/log.ts'
import { position } from '../../../engine/ascent/position.ts'
import { type Afloat, seenBy } from '../../afloat.ts'

const SEED = '5'.repeat(64)

/** Every module, and a mountain that has something of everything. */
export const RULES: readonly string[] = ['greenPath', 'wildlife', 'documentary']
export const OPTIONS = { greenPath: true, documentary: true, wildlife: true }
export const MIDWAY =
  '1: G4 S5 R5 G3* S3*{1} R2 G1 S2 BR / 2: R6 BR G6*{2} S5 FR G4 S4 / 3: G9 S8 R7 G7 / 4: S9*{1} R9 / 5: G10 ' +
  '⟨3-4-3 filmed, 9-8-7, 12-11-10⟩'
export const HAND = 'R8 FS FG G5* BR'

interface Sitting {
  readonly hand?: string
  readonly rules?: readonly string[]
  readonly seats?: number
}

/** A match whose mountain stands as the worked examples write it; seat 0 is to act, and the others hold five Summits. */
export function standing(text: string, { hand = HAND, rules = RULES, seats = 2 }: Sitting = {}): Afloat {
  const { match } = openMatch(ascent, seats === 1 ? { ...OPTIONS, hooks: 3 } : OPTIONS, seats, SEED)
  const hands = [hand, '+5', '+5', '+5', '+5'].slice(0, seats)
  return { game: ascent, match: { ...match, state: position(text, { rules, hands }) }, lines: [] } as unknown as Afloat
}

/** What a page or a mail gets of it. */
export function envelopeOf(text: string, sitting: Sitting = {}, viewer: Viewer = 0): Envelope {
  return seenBy(standing(text, sitting), viewer)
}

export function viewOf(text: string, sitting: Sitting = {}): View {
  return envelopeOf(text, sitting).view as unknown as View
}

/** What a watcher is told of a line, and how the table looked before and after. */
export function played(text: string, line: string, sitting: Sitting = {}) {
  const { match } = standing(text, sitting)
  const state = position(text, { rules: sitting.rules ?? RULES, hands: [sitting.hand ?? HAND, '+5'] })
  const step = ascent.apply(state, 0, ascent.parse(line))
  const entry: Entry = {
    version: 1,
    seat: 0,
    at: 0,
    events: step.events.map(event => eventForViewer(event, 'watcher'))
  }
  return { match, entry, before: ascent.view(state, 'watcher'), after: ascent.view(step.state, 'watcher') }
}
