import { openMatch } from '../../../../engine/match.ts'
import type { Viewer } from '../../../../engine/game.ts'
import { reef } from '../../../../engine/reef/index.ts'
import type { View } from '../../../../engine/reef/view.ts'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import { position, type Table } from '../../../engine/reef/position.ts'
import { type Afloat, seenBy } from '../../afloat.ts'

/** A match that stands as the worked examples write it. */
export function standing(table: Table = {}): Afloat {
  const { match } = openMatch(reef, {}, 2, '5'.repeat(64))
  return { game: reef, match: { ...match, state: position(table) }, lines: [] } as unknown as Afloat
}

/** What a page or a mail gets of it. */
export function envelopeOf(table: Table = {}, viewer: Viewer = 0): Envelope {
  return seenBy(standing(table), viewer)
}

export function viewOf(table: Table = {}, viewer: Viewer = 0): View {
  return envelopeOf(table, viewer).view as unknown as View
}
