import type * as en from '../en/refusals.ts'
import { beers, coins, the } from './cards.ts'

const named = (char: string) => the(char).replace('l', 'L')

export const refusals: typeof en.refusals = {
  MUST_ACT: () => 'Tu dois d’abord utiliser un dé, ou les deux : ensuite, tu peux laisser l’autre.',
  DIE_USED: () => 'Tu as déjà utilisé ce dé : prends l’autre.',
  SUM_AFTER_DIE: () => 'Tu as déjà utilisé un dé : on ne peut plus les additionner.',
  SUM_NOT_ALLOWED: () => 'L’aubergiste, ou qui rentre chez soi, ne prend qu’un seul dé.',
  SUM_TOO_BIG: ({ coins: count, most }) => `Personne n’entre avec ${coins(count)} : le maximum est ${most}.`,
  STACK_EMPTY: () => 'Les sept de ton clan sont tous dans la taverne.',
  NOT_YOUR_CHARACTER: ({ char }) => `${named(char)} n’est pas de ton clan.`,
  NOT_IN_PUB: ({ char }) => `${named(char)} n’est pas dans la taverne.`,
  TOO_DRUNK: ({ char, beers: had }) =>
    `${named(char)} a trop bu pour cela (${beers(had)}) : chaque bière coûte un pas.`,
  ONE_WAY_ONLY: () => 'Seuls les nains marchent dans l’autre sens.',
  DOOR_OCCUPIED: () => 'Un des tiens est déjà à la porte : il n’y tient qu’un client par clan.',
  SEAT_REFUSED: ({ table }) =>
    `La table ${table} n’en veut pas : il y faut une seule race, ou rien que des races différentes.`,
  SAME_TABLE: ({ table }) => `L’aubergiste est déjà à la table ${table}.`,
  NEEDS_VICTIM: ({ table }) => `Dis qui boit à la table ${table}.`,
  BAD_VICTIM: ({ char, table }) => `${named(char)} n’est pas à la table ${table}.`,
  NOT_AT_EXIT: ({ char }) =>
    `${named(char)} ne peut rentrer que par la porte ; un orque aussi depuis la table de l’aubergiste.`,
  TOO_SOBER: ({ char, coins: had, beers: drunk }) =>
    `${named(char)} est encore trop sobre : ${beers(drunk)} pour ${coins(had)}.`
}
