import { timeAgo } from '../ago.ts'
import type { TurnWords } from '../en/turn.ts'

const names = (list: readonly string[]) => new Intl.ListFormat('fr').format(list)

export const words: TurnWords = {
  confirm: 'Confirmer',
  cancel: 'Annuler',
  undo: 'Reprendre',
  done: 'C’est bon',
  see: cards => (cards > 1 ? 'Voir mes nouvelles cartes' : 'Voir ma nouvelle carte'),
  yourTurn: 'À toi de jouer',
  waiting: who => `On attend ${names(who)}`,
  rest: 'Rien à faire pour l’instant. Touche pour prévoir ton tour.',
  drafted: 'C’est joué',
  settles: 'Tu as jusqu’à 90 secondes pour reprendre ton coup.',
  sending: 'Envoi…',
  slow: 'C’est long. Cela peut encore arriver.',
  kept: 'Pas de connexion pour l’instant : ton coup partira à son retour.',
  onceMore: 'Touche encore une fois pour confirmer.',
  resend: 'Réessayer',
  unloaded: 'La page n’est pas arrivée en entier et n’entend pas les autres. Elle réessaie.',
  broken: 'Pas de connexion pour l’instant.',
  asOf: ms => `Ce que tu vois date d’${timeAgo('fr', ms)}.`,
  resting: 'En pause, pour laisser la place à d’autres. Touche la page pour continuer.',
  reissued: 'Ce lien a été remplacé. Demande le nouveau à l’hôte.',
  hand: 'Ta main',
  you: 'toi',
  winners: who => (who.length > 1 ? `Victoire partagée : ${names(who)}` : `${names(who)} gagne`),
  over: { won: 'C’est gagné', lost: 'Perdu, cette fois', ranked: 'C’est fini', stopped: 'Arrêté' }
}
