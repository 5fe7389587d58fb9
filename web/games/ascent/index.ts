import { inEach } from '../../words/languages.ts'
import { defineGame } from '../define.ts'
import { game } from './record.ts'
import { told } from './told.tsx'
import { languages, words } from './words/index.ts'

export const ascent = defineGame({
  record: game,
  words,
  told,
  refusals: inEach(languages, ({ refusals }) => refusals),
  signs: inEach(languages, ({ harbour }) => harbour)
})
