import { acts, lines as moduleLines, rules as moduleRules } from '../modules/rules.ts'
import { rulesIn } from '../said/rules.ts'
import { chapters, lines } from '../words/en/rules.ts'

export const rules = rulesIn({ ...chapters, ...moduleRules }, lines, moduleLines, acts)
