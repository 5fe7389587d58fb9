import { rulesIn } from '../said/rules.ts'
import { chapters } from '../words/en/rules.ts'

export const rules = rulesIn(chapters)
