import { log as logOf } from '../../../seat/log/main.tsx'
import { styleLater } from '../../../style-later.ts'
import style from '../board/current.css'
import { usual } from '../modules/log.ts'
import { news } from '../said/news.ts'
import { telling } from '../said/telling.ts'
import { log } from '../words/en/log.ts'

styleLater(style)
export const begin = logOf(news, telling(log, usual), {
  rules: () => import('./rules.ts'),
  ending: () => import('./ending.ts'),
  hints: () => import('./hints.ts'),
  waiting: () => import('./waiting.ts')
})
