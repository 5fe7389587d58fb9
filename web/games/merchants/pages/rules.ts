import { rulesOf } from '../../chapters.ts'
import { chapters } from '../words/en/rules.ts'

export const rules = rulesOf(chapters)
