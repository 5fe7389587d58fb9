import { ending } from '../../../seat/ending/main.tsx'
import glow from '../ending/glow.css'
import { endingIn } from '../ending/index.ts'
import { words } from '../words/en/ending.ts'
import { words as turn } from '../words/en/turn.ts'

export const end = ending(endingIn(words), turn.title, glow)
