import { start } from '../../../../web/record/main.tsx'
import { log, turn } from '../words/en/index.ts'
import { record } from '../record.ts'
import { sentences, telling } from '../said.ts'

start(record, { ...sentences(turn), ...telling(log) })
