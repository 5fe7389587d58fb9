import type { MarksWords } from '../en/marks.ts'

export const words: MarksWords = {
  signs: { star: 'Stern', query: 'Fragezeichen', heed: 'Ausrufezeichen', cross: 'Kreuz' }
}
