import type { refusals as en } from '../en/refusals.ts'

export const refusals: typeof en = {
  NOT_ABOARD: () => 'Tu n’es plus dans la nacelle. Le prochain voyage t’emmènera de nouveau.',
  PILOT_CANNOT_JUMP: () => 'Tu es pilote : tant que d’autres sont à bord, tu ne sautes ni ne restes, tu paies.',
  NOTHING_NEEDED: () => 'Les dés ne demandent rien : le ballon monte sans carte.',
  MISSING_CARDS: () => 'Tu n’as pas toutes les couleurs que les dés demandent.',
  NO_WILD: () => 'Tu n’as pas de joker.',
  MUST_RISE: () => 'Tu as les couleurs, il faut donc monter : avec elles, ou avec un joker.',
  NOBODY_BEFORE: () => 'C’est déjà à toi : il n’y a plus personne à attendre.'
}
