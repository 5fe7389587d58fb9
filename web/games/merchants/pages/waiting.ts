import { waiting as waitingOf } from '../../../seat/waiting/main.tsx'
import { waiting } from '../waiting.ts'
import { words } from '../words/en/waiting.ts'

export const wait = waitingOf(waiting, words)
