import { inEach } from '../../words/languages.ts'
import { defineGame, scene } from '../define.ts'
import { each } from '../each.ts'
import { signIn } from '../harbour.ts'
import { lesson } from './lesson.ts'
import { endingIn } from './ending/index.ts'
import { isPlain } from './made.ts'
import { usual } from './modules/usual.ts'
import { game } from './record.ts'
import { refusalsIn } from './said/refusals.ts'
import { rulesIn } from './said/rules.ts'
import { tableOf } from './board/table.ts'
import { text } from './text/in-text.ts'
import { waiting } from './waiting.ts'
import { languages, words } from './words/index.ts'

const plain = scene('tranquility', tableOf(usual), words)
const whole = scene('tranquility-modules', game.table, words)

export const tranquility = defineGame({
  record: game,
  words,
  text,
  refusals: inEach(languages, refusalsIn),
  signs: inEach(languages, signIn),
  rules: inEach(languages, ({ rules, modules }) => rulesIn(rules, each(modules, 'rules'), each(modules, 'line'))),
  endings: inEach(languages, ({ ending }) => endingIn(ending)),
  less: options => (isPlain(options) ? plain : whole),
  waiting: { game: waiting, words: inEach(languages, said => said.waiting) },
  taught: { lesson, words: inEach(languages, said => said.lesson) }
})
