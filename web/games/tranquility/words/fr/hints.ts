import type { Hinting } from '../hinting.ts'

const range = (below: number, above: number) =>
  below === 0 ? `Sous ${above}` : above === 81 ? `Au-dessus de ${below}` : `Entre ${below} et ${above}`

export const words: Hinting = {
  hints: {
    order: 'Les nombres montent de gauche à droite, rangée après rangée. Choisis une carte.',
    price: 'Juste à côté d’une carte, tu paies la différence. Avec un espace, la case est gratuite.',
    silence: 'Personne ne dit ce qu’il a en main : c’est la mer qui parle.',
    discard: 'Rien ne va vraiment ? Défausse plutôt deux cartes, et pioches-en d’autres.',
    finish: 'Tu as une Arrivée. Garde-la pour la toute fin : sans elle, on ne gagne pas.'
  },
  doubts: {
    FEW_LEFT: ({ below, above, cells, left, reopens = false }) =>
      `${range(below, above)}, plus moyen de remplir${reopens ? ' sans Monstre marin' : ''} : ` +
      `${cells} ${cells < 2 ? 'case' : 'cases'}, ${left || 'aucun'} ${left < 2 ? 'nombre' : 'nombres'}.`
  }
}
