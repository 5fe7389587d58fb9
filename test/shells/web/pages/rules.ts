import { rulesOf } from '../../../../web/games/chapters.ts'
import { chapters } from '../words/en/index.ts'

export const rules = rulesOf(chapters)
