import { log as logOf } from '../../../seat/log/main.tsx'
import { log as modules } from '../modules/log.ts'
import { news } from '../said/news.ts'
import { telling } from '../said/telling.ts'
import { log } from '../words/en/log.ts'

export const begin = logOf(news, telling(log, modules), {
  rules: () => import('./rules.ts'),
  ending: () => import('./ending.ts'),
  hints: () => import('./hints.ts'),
  waiting: () => import('./waiting.ts')
})
