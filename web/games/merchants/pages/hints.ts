import { help } from '../../../seat/hints/main.tsx'
import { helped } from '../hints.ts'
import { words } from '../words/en/hints.ts'

export const begin = help(helped, words)
