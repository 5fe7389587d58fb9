import type { PromiseWords } from '../en/promise.ts'

export const words: PromiseWords = {
  heading: 'Wird ehrlich gemischt?',
  text: 'Gemischt wurde, bevor jemand eine Karte sah, und das ist versiegelt. Nach dem Ende öffnet der Verlauf das Siegel. Es muss gleich lauten:'
}
