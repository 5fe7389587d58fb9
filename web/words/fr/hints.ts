import type { HintsWords } from '../en/hints.ts'

export const words: HintsWords = {
  gotIt: 'Compris',
  common: {
    draft:
      'Personne d’autre ne le sait encore. C’est joué dès que tu touches le bouton plus bas, ou tout seul au bout d’un moment.',
    away: 'Tu peux fermer cette page : son lien t’y ramène. Plus bas, demande un courriel quand c’est à toi.'
  }
}
