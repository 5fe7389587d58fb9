import { log as logOf } from '../../../seat/log/main.tsx'
import { news } from '../said/news.ts'
import { telling } from '../said/telling.ts'
import { log } from '../words/en/log.ts'

export const begin = logOf(news, telling(log), {
  rules: () => import('./rules.ts'),
  ending: () => import('./ending.ts'),
  hints: () => import('./hints.ts'),
  waiting: () => import('./waiting.ts')
})
