import type { Hinting } from '../hinting.ts'

export const words: Hinting = {
  hints: {
    lay: 'Tes cartes font ton chemin : touches-en une, puis une case vide à côté de toi. Des tuiles pareilles côte à côte se parcourent avec une seule carte.',
    travel: 'Maintenant, voyage : touche une carte de ce paysage, puis la dernière tuile éclairée.',
    castle: 'Un château est à côté de toi : toute carte t’y fait entrer. Finis ton tour là pour vendre.',
    sale: 'Ce sont les pièces qui gagnent : 18 d’or. Les cartes t’avancent aujourd’hui.',
    die: 'Une tuile, ou un rocher : pose-le où il t’aide, ou n’aide pas les autres.',
    meadow: 'Qui entre dans la prairie ou à l’entrepôt et y finit son tour complète sa main à six.',
    rock: 'Avant ta première carte, tu peux mettre un rocher sur le chemin de quelqu’un. Seul un six l’enlève.'
  },
  doubts: {}
}
