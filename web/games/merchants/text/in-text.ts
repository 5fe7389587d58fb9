import type { View } from '../../../../engine/merchants/view.ts'
import type { TextGame } from '../../../text/game.ts'
import { Card, Table } from './mail.tsx'
import { smallMap as small } from './small.ts'
import { aloud, aside, board, near } from './text.ts'

export const text: TextGame<View> = { near, board, aloud, aside, small, Table, Card }
