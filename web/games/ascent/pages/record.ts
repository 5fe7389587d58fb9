import { start } from '../../../record/main.tsx'
import { game } from '../record.ts'
import { words } from '../words/en/index.ts'

start(game, words)
