import type { PromiseWords } from '../en/promise.ts'

export const words: PromiseWords = {
  heading: 'Wird ehrlich gemischt?',
  dealtBefore:
    'Diese Karten wurden schon einmal gespielt: Wer den Verlauf jener Partie kennt, kennt sie alle und sollte hier nicht sitzen. Das Siegel sagt nur, dass nichts verändert wurde.',
  text: 'Was der Zufall bringt, wurde versiegelt, bevor jemand eine Karte sah. Nach dem Ende öffnet der Verlauf das Siegel. Es muss gleich lauten:'
}
