import type { RememberedWords } from '../en/remembered.ts'

export const words: RememberedWords = {
  otherPromise:
    'Une autre promesse a d’abord été montrée à cet appareil pour cette partie. Les cartes ont pu être échangées.'
}
