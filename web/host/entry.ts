import { words } from '../words/host/en.ts'
import { start } from './main.tsx'

start(words)
