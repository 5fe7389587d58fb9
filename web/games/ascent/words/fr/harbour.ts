import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Tranquility: The Ascent',
  sentence: 'Bâtissez ensemble une montagne, carte sur carte et sans un mot, jusqu’à son Sommet.',
  picture: 'Une partie à mi-chemin : des cartes carrées posées sur la pointe, en montagne à la tombée du jour',
  presets: {
    mountain: 'La montagne : le jeu de base',
    green: 'Au vert : Sentier vert',
    film: 'À l’écran : Documentaire alpin',
    wild: 'Avec des bouquetins : Faune des montagnes',
    whole: 'Toute la montagne : les trois modules'
  },
  settings: {
    greenPath: {
      label: 'Sentier vert',
      hint: 'Des cartes d’herbe, chacune posée sur la précédente, doivent mener du pied au Sommet.',
      values: { false: 'Sans', true: 'Avec' }
    },
    documentary: {
      label: 'Documentaire alpin',
      hint: 'Des suites de trois valeurs doivent se trouver côte à côte avant que le Sommet soit posé.',
      values: { false: 'Sans', true: 'Avec' }
    },
    sequences: {
      label: 'Suites à filmer',
      hint: 'Plus il y en a, plus c’est difficile.',
      values: { 3: 'Trois', 4: 'Quatre', 5: 'Cinq' }
    },
    wildlife: {
      label: 'Faune des montagnes',
      hint: 'Des bouquetins viennent avec certaines cartes ; huit doivent être menés en haut avant que le Sommet soit posé.',
      values: { false: 'Sans', true: 'Avec' }
    },
    hooks: {
      label: 'Grappins',
      hint: 'Chacun permet, une fois, de mélanger ta main à la pioche et d’en tirer une autre ; moins il y en a, plus c’est difficile.',
      values: { 3: 'Trois', 2: 'Deux', 1: 'Un', 0: 'Aucun' }
    },
    talk: {
      label: 'Parler du jeu',
      values: { strict: 'En silence, comme c’était voulu', open: 'Autant qu’on veut' }
    }
  }
}
