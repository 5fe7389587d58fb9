import { words } from '../words/en/harbour.ts'
import { start } from './main.tsx'

start(words)
