import type { Hinting } from '../hinting.ts'
import { ware } from './cards.ts'

export const words: Hinting = {
  hints: {
    lay: 'Fais ton chemin : touche une carte, puis une case à côté de toi. Des tuiles pareilles se parcourent avec une carte.',
    travel: 'Maintenant, voyage : touche une carte de ce paysage, puis la dernière tuile éclairée.',
    castle: 'Un château est à côté de toi : toute carte t’y fait entrer. Finis-y ton tour, et tu peux vendre.',
    sale: 'Qui a 18 écus en pièces gagne. Les cartes ne font qu’aider en route.',
    die: 'Pose ce qui est tombé là où cela t’aide, ou barre la route à quelqu’un.',
    meadow: 'Qui entre dans la prairie ou à l’entrepôt et y finit son tour complète sa main à six.',
    rock: 'Avant ta première carte, tu peux mettre un rocher sur le chemin de quelqu’un. Seul un six l’enlève.'
  },
  doubts: {
    LONELY: () => 'Rien ne la touche encore.',
    SOLD_ALREADY: ({ ware: what }) => `Sans ${ware(what)} à vendre, ce château ne rapporte rien.`,
    NO_COIN: () => 'Il n’a plus de pièces et ne paie plus qu’en cartes.'
  }
}
