import { openMatch } from '../../../../engine/match.ts'
import type { Viewer } from '../../../../engine/game.ts'
import { merchants } from '../../../../engine/merchants/index.ts'
import type { View } from '../../../../engine/merchants/view.ts'
import type { Language } from '../../../../schema/languages.ts'
import type { Envelope } from '../../../../schema/wire/envelope.ts'
import { playAll, position } from '../../../engine/merchants/position.ts'
import { type Afloat, seenBy } from '../../afloat.ts'

/** A match that stands as the worked examples write it, after some lines. */
export function standing(where = '', lines = ''): Afloat {
  const { match } = openMatch(merchants, {}, 2, '5'.repeat(64))
  const { state } = playAll(position(where), lines)
  return { game: merchants, match: { ...match, state }, lines: [] } as unknown as Afloat
}

/** What a page or a mail gets of it. */
export function envelopeOf(where = '', lines = '', viewer: Viewer = 0, language: Language = 'en'): Envelope {
  return seenBy(standing(where, lines), viewer, { language })
}

export function viewOf(where = '', lines = '', viewer: Viewer = 0): View {
  return envelopeOf(where, lines, viewer).view as unknown as View
}
