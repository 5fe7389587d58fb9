import type * as en from '../en/refusals.ts'
import { card, one } from './cards.ts'

const worms = (count: number) => (count === 1 || count === 0 ? `${count} ver` : `${count} vers`)

export const refusals: typeof en.refusals = {
  COLOUR_NOT_ROLLED: ({ colour }) => `Les dés ne montrent pas de ${card(colour)} : prends une couleur tirée.`,
  COLOUR_OUT_OF_STOCK: ({ colour }) => `Il n’y a plus de ${card(colour)} : prends une autre couleur.`,
  NO_SHARK: () => 'Tu n’as pas de requin.',
  NO_BOAT: ({ cell, boats }) =>
    `Aucun de tes bateaux n’atteint ${cell} : tu en as ${boats}, donc ${boats === 0 ? 'aucune colonne n’est ouverte' : boats === 1 ? 'une colonne est ouverte' : `${boats} colonnes sont ouvertes`}.`,
  NO_CARD: ({ cell }) => `Il n’y a rien en ${cell} avant que le courant passe.`,
  FACE_DOWN: ({ cell }) => `Ce qui est en ${cell} est face cachée : fais-le d’abord retourner.`,
  ALREADY_FACE_UP: ({ cell }) => `Ce qui est en ${cell} est déjà visible.`,
  BAD_TARGET: ({ cell, coral }) =>
    cell ? `Ce qui est en ${cell} ne va sur aucun corail.` : `Il n’y a pas de poisson sur ton corail ${coral}.`,
  CORAL_LIMIT: ({ most }) => `Tu as ${most < 2 ? `${most} corail` : `${most} coraux`}, et personne n’en a plus.`,
  NO_FREE_CORAL: ({ card: fish }) => `Un poisson va aussitôt sur un corail à toi : dis lequel (${card(fish)}).`,
  CORAL_CLOSED: ({ coral }) => `Le corail ${coral} porte un élevage : il est fermé.`,
  SAME_SEX: ({ coral, card: fish }) => `Le corail ${coral} porte déjà ${one(fish)} : il faut un mâle et une femelle.`,
  PAIR_NOT_WANTED: ({ pair }) => `Aucune carte d’élevage visible ne demande ${card(pair)}.`,
  BOATS_MAX: ({ most }) =>
    `Tu as ${most < 2 ? `${most} bateau` : `${most} bateaux`} : toutes les colonnes te sont ouvertes.`,
  BOATS_OUT: () => 'Il n’y a plus de bateau.',
  BAD_PAYMENT: ({ due, paid }) =>
    `Cela coûte ${worms(due)} ; ${paid === 0 ? 'tu n’as rien nommé' : `tu as nommé ${worms(paid)}`}.`,
  NOT_ENOUGH_WORMS: () => 'Tu n’as pas tout ce que tu as nommé.',
  WRONG_WORM_COLOUR: ({ colour }) => `Ce poisson ne se paie qu’en une couleur (${card(colour)}), ou en perles.`
}
