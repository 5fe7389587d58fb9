import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Tranquility : The Ascent',
  sentence: 'Bâtis avec les autres une montagne, carte sur carte et sans un mot, jusqu’à son Sommet.',
  picture: 'Une partie à mi-chemin : des cartes carrées posées sur la pointe, empilées en montagne à la tombée du jour',
  presets: {
    mountain: 'La montagne : le jeu de base',
    whole: 'Toute la montagne : les trois modules'
  },
  settings: {
    talk: {
      label: 'Parler du jeu',
      values: { strict: 'En silence, comme il se doit', open: 'Autant qu’on veut' }
    }
  }
}
