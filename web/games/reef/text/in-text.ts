import type { View } from '../../../../engine/reef/view.ts'
import type { TextGame } from '../../../text/game.ts'
import { Card, Table } from './mail.tsx'
import { smallReef as small } from './small.ts'
import { aloud, best, board, near } from './text.ts'

export const text: TextGame<View> = { near, best, board, aloud, aside: () => null, small, Table, Card }
