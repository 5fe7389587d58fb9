import { card, cards, gold as earned, into, list, one, rocks, some, short, special, the, ware } from './cards.ts'

/** What a turn says; sentences.ts puts its sentences together. */
export const words = {
  title: 'Castle Merchants',
  board: 'La carte du pays',
  idle: 'Touche une carte, ou choisis autre chose.',
  idleWithoutCards: 'Choisis ce que tu fais.',
  card,
  short,
  draft: 'peut être repris',
  place: (name: string, coins?: readonly number[]) =>
    coins ? `${special(name)}, ${coins.length > 0 ? `paie ${coins.join(', ')}` : 'n’a plus de pièces'}` : special(name),
  merchant: (number: number) => `marchand ${number}`,
  left: (what: string, count: number) => `${card(what)} : ${count} en réserve`,
  deck: (count: number) => `${cards(count)} à piocher`,
  gold: (gold: number) => `${earned(gold)} sur 18`,
  wagon: (wares: readonly string[]) => `Dans le chariot : ${wares.length > 0 ? list(wares.map(ware)) : 'rien'}`,
  holds: (hand: number, rock: number) => `${cards(hand)}, ${rocks(rock)}`,
  offers: {
    rock: 'Rocher',
    remove: 'Enlever',
    roll: 'Lancer',
    end: 'Finir',
    put: 'Poser',
    shift: 'Déplacer',
    return: 'Remettre',
    skip: 'Passer',
    'sell-coin': 'Contre de l’or',
    'sell-cards': 'Contre des cartes',
    'no-sale': 'Garder',
    bonus: 'Lancer',
    'no-roll': 'Ne pas lancer'
  },
  confirm: {},
  where: (terrain: string) => `Où poser ${the(terrain)}, ou aller ? Touche ce qui est éclairé.`,
  asks: {
    rock: () => 'Où poser ton rocher ? Personne n’y passe.',
    remove: () => 'Quelle tuile enlever, pour deux cartes ?',
    put: (what: string) => `Où poser ${the(what)} ? Ou choisis autre chose.`,
    shift: () => 'Touche d’abord la case, puis ce qui doit y aller.',
    return: () => 'Que remettre dans la réserve ?'
  },
  which: (to: string, tile: string) =>
    tile
      ? `La réserve n’a plus de tuile ${card(tile)} : touche celle du plateau qui va en ${to}.`
      : `En ${to} : touche ce qui doit y aller.`,
  lays: (what: string, to: string) => `Tu poses ${one(what)} en ${to}.`,
  goes: (to: string, name?: string) => `Tu vas ${name ? into(name) : `en ${to}`}, pour une carte.`,
  shifts: (what: string, from: string, to: string) => `Tu déplaces ${the(what)} de ${from} en ${to}.`,
  returns: (to: string) => `Ce qui est en ${to} retourne dans la réserve.`,
  sells: (what: string, coin?: string) =>
    coin ? `Tu vends ${some(what)} pour ${earned(Number(coin))}.` : `Tu vends ${some(what)} contre des cartes.`,
  ends: (drawn: string, sells?: string) =>
    `Ton tour finit : tu ${drawn === '0' ? 'ne pioches rien' : `pioches ${cards(Number(drawn))}`}${sells ? ` et peux vendre ${some(sells)}` : ''}.`,
  does: {
    roll: 'Deux cartes pour lancer le dé.',
    skip: 'Tu laisses le dé sans effet.',
    'no-sale': 'Tu gardes ta marchandise.',
    bonus: 'Lancer, c’est gratuit.',
    'no-roll': 'Ton tour finit sans lancer le dé.'
  },
  choose: (missing: number) => `Choisis encore ${cards(missing)}.`,
  paid: (picked: readonly string[]) => `Tu donnes ${list(picked.map(one))}.`
}
