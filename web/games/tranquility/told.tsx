import type { View } from '../../../engine/tranquility/view.ts'
import type { ToldGame } from '../../text/game.ts'
import { Card, Table } from './mail.tsx'
import { aloud, aside, board, near } from './text.ts'

export const told: ToldGame<View> = { near, board, aloud, aside, Table, Card }
