import type * as en from './en.ts'
import { known, placeholders } from './known.ts'
import { pictures } from './index.tsx'

const list = (parts: readonly string[]) => new Intl.ListFormat('fr').format(parts)

export const turn: typeof en.turn = {
  documentary: {
    filmed: (count, of) => `Filmé ${count}/${of}`,
    film: (sequence, isFilmed) => `${sequence}, ${isFilmed ? 'filmé' : 'à filmer'}`
  }
}

export const log: typeof en.log = {
  pictures,
  follows: {
    revealed: 'À poser côte à côte dans une rangée.',
    filmed: 'C’est filmé pour de bon.'
  },
  events: {
    revealed: ({ sequences }) => `À filmer : ${list(sequences)}.`,
    filmed: ({ sequence }) => `Filmé : ${sequence}.`
  }
}

export const goal: string = 'les suites encore à filmer'

export const rules: typeof en.rules = {
  documentary: ({ options }) => ({
    heading: 'Le documentaire alpin',
    paragraphs: [
      `Des dix Panoramas, ${options.sequences} sont face visible, et chacun montre trois valeurs. Tous doivent être filmés avant que le Sommet soit posé.`,
      'Une suite est filmée quand trois Versants voisins d’une rangée montrent exactement ces valeurs de gauche à droite. Les types n’ont pas d’importance, les Feux de camp et les Ponts ne comptent pas, et l’ordre inverse n’est pas la même suite. Ce qui est filmé le reste, quoi qu’il advienne des cartes.',
      'Notre choix : une carte peut servir à plusieurs suites, et plusieurs peuvent être filmées à la fois.',
      `Notre choix : des suites imprimées, deux seulement sont publiques, ${list(known())}. Les autres sont de nous : ${list(placeholders())}.`
    ]
  })
}

export const harbour: typeof en.harbour = {
  presets: { film: 'À l’écran : Documentaire alpin' },
  settings: {
    documentary: {
      label: 'Documentaire alpin',
      hint: 'Certaines suites de trois valeurs doivent s’être trouvées côte à côte avant que le Sommet soit posé.',
      values: { false: 'Sans', true: 'Avec' }
    },
    sequences: {
      label: 'Suites à filmer',
      hint: 'Plus il y en a, plus c’est difficile.',
      values: { 3: 'Trois', 4: 'Quatre', 5: 'Cinq' }
    }
  }
}
