import type { TurnWords } from './turn.en.ts'

const names = (list: readonly string[]) => new Intl.ListFormat('fr').format(list)

export const words: TurnWords = {
  confirm: 'Confirmer',
  cancel: 'Annuler',
  undo: 'Reprendre mon coup',
  done: 'C’est bon',
  turnOver: 'Retourner mes cartes',
  yourTurn: 'À toi de jouer',
  waiting: who => `On attend ${names(who)}`,
  watching: 'Tu regardes la partie.',
  rest: 'Rien à faire pour l’instant. Reviens quand tu veux.',
  drafted: 'Joué, pas encore définitif',
  settles: [
    'Définitif dans un instant.',
    'Définitif dans une demi-minute.',
    'Définitif dans une minute.',
    'Définitif dans une minute et demie.'
  ],
  sending: 'Envoi…',
  kept: 'Tu es hors ligne. Ton coup est gardé ici et partira une seule fois, dès le retour du réseau.',
  broken: 'La liaison est coupée. Nouvel essai…',
  lost: 'Rien n’est passé. Réessaie dans un instant.',
  outdated: 'Cette proposition arrive trop tard : la table a changé.',
  reissued: 'Ce lien a été remplacé. Demande le nouveau à l’hôte.',
  hand: 'Ta main',
  you: 'toi',
  over: { won: 'C’est gagné', lost: 'Perdu, cette fois', ranked: 'C’est fini', stopped: 'Arrêté' },
  record: 'Revoir toute la partie'
}
