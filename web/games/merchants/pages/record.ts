import { start } from '../../../record/main.tsx'
import { game } from '../record.ts'
import { saying } from '../said/saying.ts'
import { log } from '../words/en/log.ts'
import { words as turn } from '../words/en/turn.ts'

start(game, saying({ turn, log }))
