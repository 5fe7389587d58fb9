import { log } from '../../../seat/log/main.tsx'
import { news } from '../news.ts'
import { words } from '../words/en/log.ts'

export const begin = log(news, words, () => import('../words/en/rules.ts'))
