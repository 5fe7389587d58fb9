import { words } from '../words/en/aboard.ts'
import { start } from './main.tsx'

start(words)
