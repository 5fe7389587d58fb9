import type { Hinting } from '../hinting.ts'

const between = (below: unknown, above: unknown) =>
  below === 0 ? `sous ${above}` : above === 81 ? `au-dessus de ${below}` : `entre ${below} et ${above}`

export const words: Hinting = {
  hints: {
    order: 'Les nombres montent de gauche à droite, rangée après rangée. Choisis une carte.',
    price: 'Juste à côté d’une carte, tu paies la différence. Avec un espace, la case est gratuite.',
    silence: 'Personne ne dit ce qu’il a en main : c’est la mer qui parle.',
    discard: 'Rien ne va vraiment ? Défausse plutôt deux cartes, et pioches-en d’autres.',
    finish: 'Tu as une Arrivée. Garde-la pour la toute fin : sans elle, on ne gagne pas.'
  },
  doubts: {
    FEW_LEFT: ({ below, above, cells, left }) =>
      `Juste : ${between(below, above)}, ${cells} cases sont libres et il reste ${left} ${Number(left) < 2 ? 'nombre' : 'nombres'}.`
  }
}
