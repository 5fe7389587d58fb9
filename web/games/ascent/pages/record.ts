import { start } from '../../../record/main.tsx'
import { game } from '../record.ts'
import { words as log } from '../words/en/log.ts'
import { words as turn } from '../words/en/turn.ts'

start(game, { ...turn, ...log })
