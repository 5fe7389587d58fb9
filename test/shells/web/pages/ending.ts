import { ending as endingOf } from '../../../../web/seat/ending/main.tsx'
import { ending, turn } from '../words/en/index.ts'
import { endingIn } from '../ending.ts'

export const end = endingOf(endingIn(ending), turn.title)
