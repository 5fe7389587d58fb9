import type { WaitingWords } from '../../../../seat/waiting/game.ts'

/** What kinds of cards are called that have no name of their own. */
export const words: WaitingWords = {
  kinds: { island: 'Îles', Y: 'Tempêtes jaunes', P: 'Tempêtes violettes', O: 'Tempêtes orange' }
}
