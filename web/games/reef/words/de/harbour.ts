import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Das Riff',
  sentence: 'Für zwei: Kauft Fische und Korallen aus einem Meer, das fließt. Wer zuerst fünf Paare züchtet, gewinnt.',
  picture:
    'Eine halb gespielte Partie: vier Reihen Karten in einem Meer in der Dämmerung, Fische und Korallen darunter, Boote oben und unten',
  presets: {},
  settings: {}
}
