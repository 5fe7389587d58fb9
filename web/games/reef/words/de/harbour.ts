import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'The Reef',
  sentence: 'Für zwei: Kauf Fische und Korallen aus einem Meer mit Strömung. Wer zuerst fünf Paare züchtet, gewinnt.',
  picture:
    'Eine halb gespielte Partie: vier Reihen Karten in einem Meer in der Dämmerung, Fische und Korallen darunter, Boote oben und unten',
  presets: {},
  settings: {}
}
