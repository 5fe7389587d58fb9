import type { View } from '../../../../engine/ascent/view.ts'
import type { TextGame } from '../../../text/game.ts'
import { Card, Table } from './mail.tsx'
import { aloud, board, near } from './text.ts'

export const text: TextGame<View> = { near, board, aloud, aside: () => null, Table, Card }
