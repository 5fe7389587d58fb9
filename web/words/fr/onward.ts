import type { OnwardWords } from '../en/onward.ts'

export const words: OnwardWords = {
  with: names => `Ensuite : avec ${names}`,
  alone: 'Ensuite : ton autre partie'
}
