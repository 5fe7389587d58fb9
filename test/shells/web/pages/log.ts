import { log as logOf } from '../../../../web/seat/log/main.tsx'
import { log } from '../words/en/index.ts'
import { news } from '../news.ts'
import { telling } from '../said.ts'

export const begin = logOf(news, telling(log), {
  rules: () => import('./rules.ts'),
  ending: () => import('./ending.ts')
})
