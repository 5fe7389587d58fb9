import { ascent } from './ascent/index.ts'
import { cloud9 } from './cloud9/index.ts'
import { type Listed, listed } from './listed.ts'
import { merchants } from './merchants/index.ts'
import { pub } from './pub/index.ts'
import { reef } from './reef/index.ts'
import { tranquility } from './tranquility/index.ts'

/** The games that pages, texts and mails can show; a new game is one line. */
export const GAMES: Listed = { tranquility, ascent, reef, cloud9, pub, merchants }

/** What is asked of them. */
export const { pageGame, sceneOf, lessonOf, recordGame, textGame, gameRefusals, signOf, titles } = listed(GAMES)
