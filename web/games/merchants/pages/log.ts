import { log as logOf } from '../../../seat/log/main.tsx'
import { styleLater } from '../../../style-later.ts'
import style from '../board/route.css'
import { news } from '../said/news.ts'
import { telling } from '../said/telling.ts'
import { log } from '../words/en/log.ts'

styleLater(style)
export const begin = logOf(news, telling(log), {
  rules: () => import('./rules.ts'),
  ending: () => import('./ending.ts'),
  hints: () => import('./hints.ts'),
  waiting: () => import('./waiting.ts')
})
