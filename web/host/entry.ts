import { words } from '../words/en/host.ts'
import { start } from './main.tsx'

start(words)
