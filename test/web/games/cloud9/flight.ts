import { cloud9 } from '../../../../engine/cloud9/index.ts'
import type { State } from '../../../../engine/cloud9/state.ts'
import type { View } from '../../../../engine/cloud9/view.ts'
import type { Viewer } from '../../../../engine/game.ts'
import { playAll, position } from '../../../engine/cloud9/position.ts'

/** What a viewer sees of a position, after some lines. */
export function seen(where: string, viewer: Viewer, lines = ''): View {
  return cloud9.view(after(where, lines), viewer)
}

export function after(where: string, lines: string): State {
  return playAll(position(where), lines).state
}
