import type { WaitingWords } from '../../../../seat/waiting/game.ts'

/** What kinds of cards are called that have no name of their own. */
export const words: WaitingWords = {
  kinds: { G: 'Grass', S: 'Snow', R: 'Rock', F: 'Campfires' }
}
