import type * as en from './en.ts'

export const turn: typeof en.turn = {
  greenPath: {
    hiker: 'la randonneuse est ici',
    path: row => `Sentier vert ${row}/8`
  }
}

export const goal: string = 'le sentier vert'

export const rules: typeof en.rules = {
  greenPath: () => ({
    heading: 'Le sentier vert',
    paragraphs: [
      'Avant que le Sommet soit posé, des cartes d’herbe doivent mener de la rangée 1 à la rangée 8, chacune reposant sur la précédente. Les Feux de camp d’herbe comptent aussi. Peu importe sur laquelle des deux cases de la rangée 8 on arrive.',
      'Le sentier peut être rompu et réparé jusqu’à ce que le Sommet soit posé.',
      'Notre choix : la randonneuse se tient sur la plus haute carte où il est arrivé, celle de gauche s’il y en a plusieurs.'
    ]
  })
}

export const harbour: typeof en.harbour = {
  presets: { green: 'Au vert : Sentier vert' },
  settings: {
    greenPath: {
      label: 'Sentier vert',
      hint: 'Des cartes d’herbe, chacune posée sur la précédente, doivent mener du pied au Sommet.',
      values: { false: 'Sans', true: 'Avec' }
    }
  }
}
