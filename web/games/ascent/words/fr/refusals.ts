import type { Facts } from '../../../../../engine/game.ts'
import type { RefusalWords } from '../../../../words/refusal.ts'
import { card as one } from './cards.ts'
import { named } from '../../../named.ts'
import type { OwnCode } from '../../own-codes.ts'

const GOALS: { readonly [rule: string]: string } = {
  greenPath: 'le sentier vert',
  documentary: 'les suites à filmer',
  wildlife: 'huit bouquetins sur la rangée 8'
}

const cards = (count: unknown) => (count === 0 ? 'aucune carte' : count === 1 ? 'une carte' : `${count} cartes`)
const card = named('fr', one)
const goal = named('fr', rule => GOALS[rule] ?? rule)
const doing = ({ card: one, slot }: Facts) => (one ? `Poser ${card(one)} en ${slot}` : 'Mener la harde')

export const refusals: RefusalWords<OwnCode> = {
  CARD_NOT_IN_HAND: ({ cards }) => `Tout cela n’est pas dans ta main : ${card(cards)}.`,
  HOOK_NONE: () => 'Il ne reste aucun grappin.',
  HOOK_EMPTY: () => 'La pioche est vide : un grappin te rendrait les mêmes cartes.',
  GRID: ({ open }) =>
    `Le Sommet doit attendre : ${open === 1 ? 'une case est encore vide ou montre' : `${open} cases sont encore vides ou montrent`} un Pont.`,
  GOAL: ({ open }) => `Le Sommet doit attendre ceci : ${goal(open)}.`,
  DISCARD: ({ named }) => `On défausse exactement deux cartes ; tu as nommé ${cards(named)}.`,
  HERD_NONE: ({ slot }) => `Aucun bouquetin en ${slot}.`,
  HERD_TOP: () => 'Une harde ne monte pas plus haut que la rangée 8 ; le reste du chemin se fait avec le Sommet.',
  HERD_PATH: ({ from, to }) => `De ${from}, une harde ne va que sur une carte posée dessus, ce que ${to} n’est pas.`,
  HERD_BRIDGE: ({ to }) => `En ${to} se trouve un Pont, où une harde ne passe pas.`,
  FIRE_TARGET: ({ slot }) => `En ${slot}, il n’y a pas de carte montagne à remplacer.`,
  FIRE_TERRAIN: ({ card: fire, slot, by }) => `Un ${card(fire)} ne remplace pas ${card(by)} en ${slot}.`,
  FIRE_HERD: ({ slot }) => `Des bouquetins sont en ${slot} : pas de Feu de camp avant leur départ.`,
  SLOT: ({ slot }) => `La montagne n’a pas de case ${slot}.`,
  FIRE_UP: ({ source, target }) =>
    `La carte de ${source} doit aller dans une rangée plus haute que la sienne, ce que ${target} n’est pas.`,
  SUMMIT_ONLY: ({ slot }) => `Seul un Sommet va en ${slot}.`,
  OCCUPIED: ({ slot, by }) => `En ${slot} se trouve déjà ${card(by)}.`,
  EDGE: ({ slot }) => `La case ${slot} est au bout d’une rangée : pas de Pont ici.`,
  LEFT: ({ slot }) => `À gauche de ${slot}, il n’y a encore rien, et les rangées partent de la gauche.`,
  SUPPORT: ({ slot }) => `Deux cartes doivent porter ${slot}, et elles n’y sont pas encore.`,
  ROW: ({ card: one, slot, row }) => `La case ${slot} est en rangée ${row}, trop haut pour ${card(one)}.`,
  TERRAIN: ({ card: one, slot }) => `À côté de ${slot} se trouve déjà le même terrain que celui de ${card(one)}.`,
  COST: ({ due, can, ...facts }) => `${doing(facts)} coûte ${cards(due)}, et tu peux défausser ${cards(can)}.`,
  PAY: ({ due, paid, ...facts }) => `${doing(facts)} coûte ${cards(due)} ; tu as nommé ${cards(paid)}.`
}
