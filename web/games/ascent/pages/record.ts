import { start } from '../../../record/main.tsx'
import { log as moduleLog } from '../modules/log.ts'
import { turn as moduleTurn, usual } from '../modules/turn.ts'
import { game } from '../record.ts'
import { saying } from '../said/saying.ts'
import { log } from '../words/en/log.ts'
import { words as turn } from '../words/en/turn.ts'

start(game, saying({ turn, log }, { turn: [...usual, ...moduleTurn], log: moduleLog }))
