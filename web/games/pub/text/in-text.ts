import type { View } from '../../../../engine/pub/view.ts'
import type { TextGame } from '../../../text/game.ts'
import { Card, Table } from './mail.tsx'
import { smallPub as small } from './small.ts'
import { aloud, aside, best, board, near } from './text.ts'

export const text: TextGame<View> = { near, best, board, aloud, aside, small, Table, Card }
