import type { View } from '../../../../../engine/merchants/view.ts'
import type { Who } from '../../../../seat/game.ts'
import { events as common } from '../../../../words/fr/events.ts'
import { specialOn } from '../../board/map.ts'
import type { EndWords, EventWords } from '../../said/events.ts'
import { byKind } from '../../said/by-kind.ts'
import { faceOf } from '../../said/faces.ts'
import { card, cards, counted, either, gold, into, list, one, rocks, some, the } from './cards.ts'
import { de } from '../../../../words/fr/elision.ts'

/** "Ann a", "Tu as". */
const has = (seat: number, who: Who) => (who(seat) === null ? 'Tu as' : `${who(seat)} a`)
const went = (seat: number, who: Who) => (who(seat) === null ? 'Te voilà' : `Voilà ${who(seat)}`)
const where = (space: string) => {
  const name = specialOn(space)
  return name ? into(name) : `en ${space}`
}

const several = (kinds: readonly string[]) =>
  list(byKind(kinds, (kind, count) => (count === 1 ? one(kind) : counted(count, card(kind)))))

const ends: EndWords = {
  GOLD: 'Dix-huit écus : c’est gagné.',
  STOPPED: 'La partie s’est arrêtée là.'
}

const events: EventWords = {
  dealt: ({ first }, who) =>
    `Les chariots sont chargés, chacun a six cartes. ${who(first) === null ? 'Tu commences' : `${who(first)} commence`}.`,
  turn: ({ seat }, who) => (who(seat) === null ? 'C’est ton tour.' : `C’est le tour ${de(who(seat))}.`),
  blocked: ({ seat, space }, who) => `${has(seat, who)} posé un rocher en ${space}.`,
  placed: ({ seat, terrain, space, from }, who) =>
    from
      ? `${has(seat, who)} déplacé ${the(terrain)} de ${from} en ${space}, la réserve étant vide.`
      : `${has(seat, who)} posé ${one(terrain)} en ${space}.`,
  went: ({ seat, to, card: played }, who) => `${went(seat, who)} ${where(to)} (avec une carte ${card(played)}).`,
  removed: ({ seat, terrain, space, cards: given }, who) =>
    `${has(seat, who)} enlevé ${the(terrain)} de ${space}, contre ${several(given)}.`,
  paid: ({ seat, cards: given }, who) => `${has(seat, who)} donné ${several(given)} pour lancer le dé.`,
  rolled: ({ seat, face }, who) => `${has(seat, who)} obtenu ${one(faceOf(face))} au dé.`,
  put: ({ seat, what, space }, who) => `${has(seat, who)} posé ${one(what)} en ${space}.`,
  shifted: ({ seat, what, from, to }, who) => `${has(seat, who)} déplacé ${the(what)} de ${from} en ${to}.`,
  returned: ({ seat, what, space }, who) => `${has(seat, who)} remis ${the(what)} de ${space} dans la réserve.`,
  skipped: ({ seat }, who) => `${has(seat, who)} laissé le dé sans effet.`,
  ended: ({ seat }, who) => `${has(seat, who)} fini ${who(seat) === null ? 'ton' : 'son'} tour.`,
  shuffled: ({ count }) =>
    count === 1
      ? 'L’unique carte jouée fait la nouvelle pioche.'
      : `Les ${count} cartes jouées ont été mélangées en une nouvelle pioche.`,
  drew: ({ seat, count, why, cards: drawn = [] }, who) =>
    `${has(seat, who)} pioché ${drawn.length > 0 ? several(drawn) : cards(count)}${DRAWN[why] ?? ''}.`,
  loaded: ({ seat, wares }, who) => `${has(seat, who)} chargé ${list(wares.map(some))}.`,
  sold: ({ seat, ware: what, coin }, who) =>
    coin === null
      ? `${has(seat, who)} vendu ${some(what)} contre une main pleine de cartes.`
      : `${has(seat, who)} vendu ${some(what)} pour ${gold(coin)}.`,
  declined: ({ seat, what }, who) =>
    what === 'sale'
      ? `${has(seat, who)} choisi de ne rien vendre.`
      : `${has(seat, who)} choisi de ne pas lancer le dé.`,
  over: ({ why }) => ends[why]
}

const DRAWN: { readonly [why: string]: string } = {
  meadow: ' dans la prairie',
  warehouse: ' à l’entrepôt',
  sale: ' pour la vente'
}

/** What may be done with a die, a sale and the roll that comes with it. */
const MAY: { readonly [verb: string]: string } = {
  put: 'poser',
  shift: 'déplacer',
  return: 'remettre en réserve',
  skip: 'passer',
  'sell-coin': 'prendre sa plus haute pièce',
  'sell-cards': 'compléter ta main à six',
  'no-sale': 'garder ta marchandise',
  bonus: 'lancer le dé gratuitement',
  'no-roll': 'y renoncer'
}

export const log = {
  ends,
  merits: {
    sold: 'C’est l’or qui gagne.',
    went: 'C’est le chemin le moins cher vers un bon prix.',
    placed: 'Cette tuile raccourcit le chemin.',
    put: 'C’est bien posé là.',
    ended: 'Il faut d’abord plus de cartes.',
    other: 'De tout ce qui est permis, c’est ce qui semble le mieux.'
  },
  follows: {
    blocked: 'Seul un six peut l’enlever.',
    loaded: 'Il y a une marchandise de chaque sorte dans le chariot.'
  },
  moments: {
    rolled: (who: string | null, what: string) => `${who === null ? 'Tu as' : `${who} a`} obtenu ${one(what)} au dé.`,
    may: (verbs: readonly string[]) => `Tu peux ${either(verbs.map(verb => MAY[verb] ?? verb))}.`,
    buys: (who: string | null, what: string) =>
      who === null ? `Le château veut t’acheter ${some(what)}.` : `Le château veut acheter ${some(what)} à ${who}.`,
    sold: (who: string | null) => `${who === null ? 'Tu as' : `${who} a`} fait une vente.`,
    begins: 'Tout le monde est à l’entrepôt, tout en haut.',
    first: 'Pose un chemin vers un château, puis parcours-le.',
    other: (who: string) => `C’est à ${who} de décider.`
  },
  events: { ...common, ...events },
  standing: ({ players }: View, seat: number) => {
    const { gold: earned = 0, wagon = [], hand = 0, rocks: rock = 0 } = players[seat] ?? {}
    return `${gold(earned)}, ${cards(hand)}, ${rocks(rock)}, ${counted(wagon.length, 'marchandise')} sur 5`
  }
}
