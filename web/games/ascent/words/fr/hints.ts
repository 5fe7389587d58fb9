import type { Hinting } from '../hinting.ts'

export const words: Hinting = {
  hints: {
    rows: 'Une carte repose sur deux autres et vaut au moins le numéro de sa rangée. Choisis une carte.',
    price: 'Tu paies la différence avec la carte voisine. Deux mêmes types ne se touchent jamais.',
    silence: 'Personne ne dit ce qu’il a en main : c’est la montagne qui parle.',
    discard: 'Rien ne va, ou tout est trop cher ? Défausse plutôt deux cartes, et pioches-en d’autres.',
    bridge: 'Tu as un Pont : il est gratuit, quoi qu’il y ait à côté. À la fin, une carte doit le couvrir.',
    summit: 'Tu as un Sommet. Garde-le pour la toute fin : il va tout en haut, quand tout est rempli.'
  },
  doubts: {}
}
