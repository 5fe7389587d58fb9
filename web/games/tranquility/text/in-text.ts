import type { View } from '../../../../engine/tranquility/view.ts'
import type { TextGame } from '../../../text/game.ts'
import { Card, Table } from './mail.tsx'
import { aloud, aside, board, near } from './text.ts'

export const text: TextGame<View> = { near, board, aloud, aside, Table, Card }
