import type { Hinting } from '../hinting.ts'

export const words: Hinting = {
  hints: {
    passenger: 'Le pilote a-t-il ces couleurs ? Saute et prends les points, ou reste pour en avoir plus.',
    sealed: 'Tout le monde répond à la fois. Ce que tu dis reste scellé jusqu’à ton tour.',
    pilot: 'Tu es pilote : montre les couleurs ou un joker, sinon vous tombez tous.',
    wild: 'Un joker paie tout un lancer. Il n’y en a que quatre : garde-le pour un nuage plus haut.',
    alone: 'Tu es en solo là-haut : saute maintenant, ou relance et paie.'
  },
  doubts: {}
}
