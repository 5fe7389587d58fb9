import type { RefusalWords } from '../../../../words/refusal.ts'
import type { OwnFacts } from '../../said/own-codes.ts'
import { card, one } from './cards.ts'

export const refusals: RefusalWords<OwnFacts> = {
  ROCK_ALREADY: () => 'Tu as déjà posé un rocher pendant ce tour : pas plus d’un par tour.',
  ROCK_TOO_LATE: () => 'Un rocher se pose avant la première carte du tour.',
  NO_ROCK: () => 'Tu n’as plus de rocher.',
  CARD_NOT_IN_HAND: () => 'Tu n’as pas tout ce que tu as nommé.',
  RESERVE_EMPTY: ({ what }) => `Il n’y en a plus en réserve (${card(what)}) : déplace, remets ou passe.`,
  NOT_A_TILE_SPACE: ({ space }) => `On ne pose rien en ${space} : châteaux, entrepôt et prairie restent libres.`,
  ALREADY_THERE: ({ space }) => `Ton marchand est déjà en ${space}.`,
  ROCK_THERE: ({ space }) => `Il y a un rocher en ${space}.`,
  NO_TILE: ({ space }) => `Il n’y a pas de tuile en ${space}.`,
  WRONG_TERRAIN: ({ space, terrain }) => `En ${space}, il y a ${one(terrain)} : il faut cette carte.`,
  UNREACHABLE: ({ space, rock }) =>
    rock
      ? `Le rocher en ${rock} barre la route vers ${space}.`
      : `Aucune suite de tuiles de ce paysage ne mène de toi à ${space}.`,
  NOT_ADJACENT: ({ space }) => `Tu n’es pas à côté de ${space} : une carte ne mène que juste à côté.`,
  NOT_EMPTY: ({ space }) => `Il y a déjà quelque chose en ${space}.`,
  OCCUPIED: ({ space }) => `Quelqu’un se tient en ${space}.`,
  FROM_NOT_ALLOWED: ({ terrain }) => `Il en reste dans la réserve (${card(terrain)}) : prends une de celles-là.`,
  NEEDS_FROM: ({ terrain }) =>
    `Il n’y en a plus en réserve (${card(terrain)}) : dis quelle tuile de la carte se déplace.`,
  BAD_FROM: ({ space }) =>
    space ? `Ce qui est en ${space} ne peut pas être pris.` : 'Aucune tuile de ce paysage ne peut être prise.',
  NO_COIN: () => 'Ce château n’a plus de pièce : vends contre des cartes, ou garde ta marchandise.'
}
