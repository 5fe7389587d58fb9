import type * as en from './en.ts'

export const turn: typeof en.turn = {
  greenPath: {
    hiker: 'la randonneuse est ici',
    path: row => `Sentier verdoyant ${row}/8`
  }
}

export const goal: string = 'le Sentier verdoyant'

export const rules: typeof en.rules = {
  greenPath: () => ({
    heading: 'Le Sentier verdoyant',
    paragraphs: [
      'Avant que le Sommet soit posé, des Versants herbeux doivent mener de la rangée 1 à la rangée 8, chacun reposant sur le précédent. Les Feux de camp herbeux comptent aussi. Peu importe sur laquelle des deux cases de la rangée 8 on arrive.',
      'Le sentier peut être rompu et réparé jusqu’à ce que le Sommet soit posé.',
      'Notre choix : la randonneuse se tient sur la plus haute carte que le sentier atteint, la plus à gauche s’il y en a plusieurs.'
    ]
  })
}

export const harbour: typeof en.harbour = {
  presets: { green: 'Au vert : Sentier verdoyant' },
  settings: {
    greenPath: {
      label: 'Sentier verdoyant',
      hint: 'Des Versants herbeux, chacun posé sur le précédent, doivent mener du pied au Sommet.',
      values: { false: 'Sans', true: 'Avec' }
    }
  }
}
