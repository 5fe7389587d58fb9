import { card, cards, into, list, one, rocks, some, special, the, ware } from './cards.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a turn says; sentences.ts puts its sentences together. */
export const words = {
  title: 'Marchands des châteaux',
  board: 'La carte du pays',
  idle: 'Touche une carte pour poser une tuile ou voyager, ou choisis autre chose.',
  card,
  /** What stands on a special space; short. */
  short: {
    cheese: 'Fr',
    wine: 'Vi',
    cloth: 'Ét',
    weapons: 'Ar',
    gems: 'Ge',
    warehouse: 'En',
    meadow: 'Pr'
  },
  draft: 'peut être repris',
  place: (name: string, coins?: readonly number[]) =>
    coins ? `${special(name)}, ${coins.length > 0 ? `paie ${coins.join(', ')}` : 'n’a plus de pièces'}` : special(name),
  merchant: (number: number, own: boolean) => (own ? 'ton marchand' : `marchand ${number}`),
  reserve: 'Tuiles en réserve',
  left: (what: string, count: number) => `${card(what)} : ${count} en réserve`,
  deck: (count: number) => `encore ${cards(count)} à piocher`,
  gold: (gold: number) => `${gold} d’or sur 18`,
  wagon: (wares: readonly string[]) => `Dans le chariot : ${wares.length > 0 ? list(wares.map(ware)) : 'rien'}`,
  holds: (hand: number, rock: number) => `${cards(hand)}, ${rocks(rock)}`,
  offers: {
    rock: 'Rocher',
    remove: 'Enlever',
    roll: 'Lancer le dé',
    end: 'Finir le tour',
    put: 'Poser',
    shift: 'Déplacer',
    return: 'Remettre',
    skip: 'Passer',
    'sell-coin': 'Contre de l’or',
    'sell-cards': 'Contre des cartes',
    'no-sale': 'Garder',
    bonus: 'Lancer le dé',
    'no-roll': 'Sans dé'
  },
  confirm: {},
  where: (terrain: string) => `${capital(card(terrain))} : touche une case vide pour la poser, ou ta destination.`,
  asks: {
    rock: 'Où poser ton rocher ? Personne ne s’y arrête ni n’y passe.',
    remove: 'Quelle tuile enlever ? Cela coûte deux cartes, n’importe lesquelles.',
    put: (what: string) => `Où poser ${the(what)} ? Touche une case, ou choisis autre chose.`,
    shift: (what: string) => `Vers où ? Touche d’abord la case, puis ce qui doit y aller (${card(what)}).`,
    return: (what: string) => `Que remettre dans la réserve ? Touche-le (${card(what)}).`
  },
  which: (what: string, to: string) => `Vers ${to} : touche maintenant ce qui doit y aller (${card(what)}).`,
  lays: (terrain: string, to: string) => `Tu poses ${one(terrain)} en ${to}, contre cette carte.`,
  moved: (terrain: string, from: string, to: string) => `La réserve est vide : ${the(terrain)} de ${from} va en ${to}.`,
  goes: (terrain: string, to: string) =>
    `Tu vas en ${to}, avec cette seule carte : les tuiles voisines (${card(terrain)}) ne font qu’un chemin.`,
  enters: (name: string, terrain: string) => `Tu vas ${into(name)} : toute carte convient, ici ${the(terrain)}.`,
  puts: (what: string, to: string) => `Tu poses ${one(what)} en ${to}.`,
  shifts: (what: string, from: string, to: string) => `Tu déplaces ${the(what)} de ${from} en ${to}.`,
  returns: (what: string, to: string) => `Tu remets ${the(what)} de ${to} dans la réserve.`,
  blocks: (to: string) => `Ton rocher en ${to} : personne ne s’y arrête ni n’y passe.`,
  removes: (to: string) => `La tuile de ${to} retourne dans la réserve.`,
  sells: (what: string, coin?: string) =>
    coin ? `Tu vends ${some(what)} pour ${coin} d’or.` : `Tu vends ${some(what)} et complètes ta main à six cartes.`,
  does: {
    roll: 'Deux cartes pour lancer le dé : un paysage, ou un rocher.',
    end: 'Tu pioches autant de cartes que tu en as joué, trois au plus, sinon une. C’est définitif.',
    skip: 'Le dé reste sans effet.',
    'no-sale': 'Tu gardes ta marchandise.',
    bonus: 'Après une vente, le dé est gratuit : un paysage, ou un rocher.',
    'no-roll': 'Le dé reste où il est, et ton tour est fini.'
  },
  choose: (missing: number) => (missing === 1 ? 'Choisis encore 1 carte.' : `Choisis ${missing} cartes.`),
  paid: (picked: readonly string[]) => `Tu donnes ${list(picked.map(one))}.`
}
