import { GAMES } from '../web/games/catalogue.ts'
import { listed } from '../web/games/listed.ts'
import { shells } from './shells/web/index.ts'

/** The catalogue of the pages with a game that nobody is offered. */
export const { pageGame, sceneOf, lessonOf, recordGame, textGame, gameRefusals, signOf, titles } = listed({
  ...GAMES,
  shells
})
