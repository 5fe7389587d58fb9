import type { OnwardWords } from '../en/onward.ts'

export const words: OnwardWords = {
  with: names => `Weiter: mit ${names}`,
  alone: 'Weiter: deine andere Partie'
}
