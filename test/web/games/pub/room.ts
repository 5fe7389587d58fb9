import type { Viewer } from '../../../../engine/game.ts'
import { openMatch } from '../../../../engine/match.ts'
import { pub } from '../../../../engine/pub/index.ts'
import type { View } from '../../../../engine/pub/view.ts'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import { position } from '../../../engine/pub/position.ts'
import { type Afloat, seenBy } from '../../afloat.ts'

/** A match of two that stands as the worked examples write it. */
export function standing(where: string): Afloat {
  const { match } = openMatch(pub, {}, 2, '5'.repeat(64))
  return { game: pub, match: { ...match, state: position(where) }, lines: [] } as unknown as Afloat
}

/** What a page or a mail gets of it. */
export function envelopeOf(where: string, viewer: Viewer = 0): Envelope {
  return seenBy(standing(where), viewer)
}

export function viewOf(where: string, viewer: Viewer = 0): View {
  return envelopeOf(where, viewer).view as unknown as View
}

export const ROOM =
  'dice 3 5; innkeeper 4; floor 1:1 3:2; guests aN1 2/2@0, aO1 3/1@4, bL1 1/0@4, bT 4/5@2; shown bO2; banks 3 7'
