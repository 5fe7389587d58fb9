import type { View } from '../../../engine/ascent/view.ts'
import type { ToldGame } from '../../text/game.ts'
import { Card, Table } from './mail.tsx'
import { aloud, board, near } from './text.ts'

export const told: ToldGame<View> = { near, board, aloud, aside: () => null, Table, Card }
