import { words } from '../words/en/shelf.ts'
import { start } from './main.tsx'

start(words)
