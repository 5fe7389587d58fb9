import { words } from '../words/harbour/en.ts'
import { start } from './main.tsx'

start(words)
