import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Castle Merchants',
  sentence: 'Trace ton propre chemin sur une carte vide, évite les rochers, et vends à cinq châteaux avant les autres.',
  picture: 'Une carte d’hexagones : champs, forêts et montagnes entre des châteaux, et un chariot en route',
  presets: {},
  settings: {}
}
