import type { HintsWords } from '../en/hints.ts'

export const words: HintsWords = {
  gotIt: 'Compris',
  common: {
    draft: 'Personne d’autre ne le sait encore. Dès que tu vois tes nouvelles cartes, c’est joué.',
    away: 'Tu peux fermer cette page : son lien t’y ramène. Plus bas, demande un courriel quand c’est à toi.'
  }
}
