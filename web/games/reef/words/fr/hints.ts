import type { Hinting } from '../hinting.ts'

export const words: Hinting = {
  hints: {
    worm: 'Tout se paie en vers. Prends la couleur d’un poisson que tu veux : elle seule le paie.',
    coral: 'Commence par un corail : les poissons ont besoin d’une place. Ta rangée est la moins chère.',
    fish: 'Le premier poisson peut être de toute couleur. Mieux vaut celle qu’une carte d’élevage demande.',
    mate: 'Ton poisson attend l’autre sexe, aux couleurs d’une carte d’élevage visible.',
    boat: 'Trois vers de toutes couleurs paient un bateau : il ouvre quatre cartes de plus.',
    shark: 'Tu as un requin : touche-le, puis ce qu’il doit manger.',
    current: 'Quand tu finis ton tour, les cartes glissent à gauche, et le récif en apporte de nouvelles.'
  },
  doubts: {}
}
