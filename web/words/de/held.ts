import type { HeldWords } from '../en/held.ts'

export const words: HeldWords = { show: 'Es ist etwas geschehen: zeigen' }
