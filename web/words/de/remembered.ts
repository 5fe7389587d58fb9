import type { RememberedWords } from '../en/remembered.ts'

export const words: RememberedWords = {
  otherPromise:
    'Diesem Gerät wurde für diese Partie zuvor ein anderes Versprechen gezeigt. Die Karten könnten ausgetauscht sein.'
}
