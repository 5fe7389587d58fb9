import type { HeldWords } from '../en/held.ts'

export const words: HeldWords = { show: 'Il s’est passé quelque chose : voir' }
