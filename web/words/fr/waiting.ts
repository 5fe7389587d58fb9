import type { WaitingWords } from '../en/waiting.ts'
import { words as marks } from './marks.ts'

export const words: WaitingWords = {
  ...marks,
  tryOut: 'Essayer des cartes',
  tryOutHint: 'Pose tes cartes sur le plateau, juste pour voir. Rien n’est envoyé.',
  look: 'Revenir en arrière',
  lookHint: 'Chaque moment de la partie, depuis la donne.',
  mark: 'Marquer des cases',
  markHint: 'Tes marques ne se voient que chez toi, sur tous tes appareils.',
  trying: 'Visible ici seulement.',
  empty: 'Touche une carte, puis une case. Rien n’est envoyé.',
  laid: 'Rien n’est envoyé. Touche une carte posée pour la reprendre.',
  lay: (card, place) => (card ? `Essayer ${card} en ${place}` : `Essayer une carte en ${place}`),
  plan: 'Planifier cela',
  play: 'Jouer cela',
  again: 'Recommencer',
  back: 'Retour au jeu',
  now: 'Au présent',
  marking: 'Pour tes yeux seulement.',
  tapPlace: 'Choisis un signe, puis touche des cases. Touche encore pour l’enlever.',
  unsaved: 'Pas encore enregistré : pas de connexion en ce moment.',
  none: 'Effacer',
  done: 'Terminé'
}
