import type { Doing } from '../../../../../seat/game.ts'
import { words as base } from '../../../words/fr/turn.ts'
import { partsOf, UNFINISHED } from '../../../ways.ts'
import type { Words } from '../en/turn.ts'

const list = (cards: readonly string[]) => new Intl.ListFormat('fr').format(cards.map(card))
const cards = (count: number) => (count < 2 ? `${count} carte` : `${count} cartes`)

const CARDS: { readonly [card: string]: string } = { M: 'Monstre', W: 'Libre', C: 'Boussole', J: 'Joker' }
const SIDES = { day: 'jour', night: 'nuit' }
const COLOURS: { readonly [colour: string]: string } = { Y: 'jaune', P: 'violette', O: 'orange' }

const offers: { readonly [verb: string]: string } = {
  ...base.offers,
  storm: 'Laisser frapper',
  compass: 'Boussole',
  rocks: 'Déplacer les Récifs',
  keep: 'Garder les Récifs',
  all: 'Tout jeter',
  turn: 'Tourner une carte',
  exchange: 'Prendre la rangée',
  pass: 'Passer',
  pay: 'Payer',
  blind: 'Deux sans voir'
}

function card(card: string): string {
  return CARDS[card] ?? base.card(card)
}

const coloured = (name: string) => `la Tempête ${COLOURS[name.slice(0, 1)]} ${name}`

function doing(now: Doing): string {
  const { verb, place, price, picked, missing, at, later = {} } = now
  const { cell, value } = partsOf(place)
  const held = value ? `${card(now.card)} ${value}` : card(now.card)
  const due = later[place]
  switch (verb) {
    case 'place':
      if (value === 'M') return `La carte ${card(now.card)} prend ce qui est en ${cell}, comme Monstre marin.`
      if (price === UNFINISHED) return `Quel nombre pour la carte ${card(now.card)} en ${cell} ?`
      if (due !== undefined)
        return `${held} en ${cell} : d’abord une carte Explorateur, puis ${due ? cards(due) : 'rien'} à payer.`
      return base.doing({ ...now, card: held, place: cell })
    case 'monster':
      return place
        ? `Le Monstre marin prend ce qui est en ${place}. Les deux quittent le jeu.`
        : 'Quelle île prend-il ?'
    case 'storm':
      if (missing) return `La Tempête te laisse trois cartes : encore ${missing} à défausser.`
      if (picked.length) return `La Tempête frappe : défausser ${list(picked)}.`
      return place
        ? `La Tempête bloque la rangée ${place}.`
        : at
          ? 'Quelle rangée la Tempête bloque-t-elle ?'
          : 'La Tempête frappe.'
    case 'wait':
      return 'Tu peux user d’une Boussole à tout moment.'
    case 'compass':
      return place ? `Une Boussole lève ${coloured(place)}.` : 'Une Boussole peut lever une Tempête : laquelle ?'
    case 'rocks':
      return place ? `Les Récifs vont à la rangée ${place}.` : 'Où vont les Récifs ?'
    case 'keep':
      return missing
        ? `Choisis ${cards(missing)} à défausser, et les Récifs restent.`
        : `Défausser ${list(picked)} : les Récifs restent.`
    case 'all':
      return 'Défausser toute ta main, et gagner une Boussole.'
    case 'blind':
      if (!place) return 'Deux cartes de ta pioche partent sans être vues. Combien en tout ?'
      return missing
        ? `Deux partent sans être vues : encore ${missing}.`
        : `En proposer ${place}, dont deux sans les voir.`
    case 'turn':
      if (!place) return 'Quelle carte de la mer tourner ? Cela coûte une carte.'
      return missing
        ? `Tourner ${place} : choisis une carte à défausser.`
        : `Tourner ${place}, et défausser ${list(picked)}.`
    case 'clear':
      return place ? `Une Boussole chasse la Tempête de ${place}.` : 'Quelle Tempête la Boussole chasse-t-elle ?'
    case 'pay':
      return missing ? `Choisis ${cards(missing)} pour payer.` : `Payer avec ${list(picked)}.`
    case 'exchange':
      return 'Montrer et défausser ta main, et prendre toute la rangée.'
    case 'start':
      return now.card === 'W' ? 'La carte Libre est jouée comme Départ.' : base.doing(now)
    case 'discard':
    case 'give':
      return picked.length && !missing
        ? `${verb === 'give' ? 'Proposer' : 'Défausser'} ${list(picked)}.`
        : base.doing(now)
    default:
      return `${offers[verb] ?? verb}.`
  }
}

function to(held: string, way: string, price: number): string {
  const { cell, value } = partsOf(way)
  if (/^[YPO]\d$/.test(way)) return `Lever ${coloured(way)}`
  if (/^\d+$/.test(way)) return held ? `Tempête ${held} en rangée ${way}` : `Rangée ${way}`
  if (held === 'M') return `Le Monstre marin prend ${cell}`
  if (price === UNFINISHED) return `${card(held)} en ${cell}`
  return base.to(value ? `${card(held)} comme ${value}` : card(held), cell, price)
}

export const words: Words = {
  ...base,
  offers,
  card,
  doing,
  to,
  storm: name => `Tempête ${name}`,
  rocks: 'Récifs',
  emptyCell: ({ explorers }, cell) => {
    if (explorers?.storms.includes(cell)) return 'sous une Tempête'
    return explorers?.spaces.includes(cell) ? 'case à explorer, libre' : base.empty
  },
  side: side => SIDES[side],
  up: side => `Les mains montrent : ${SIDES[side]} ; il faut la nuit en bas, le jour en haut`,
  explorers: left => `Cartes Explorateur : ${left}`,
  stormedAt: cells => `Tempêtes en ${cells}`,
  due: count => `À payer maintenant : ${cards(count)}`,
  wins: who => `Victoire : ${who}`,
  drawn: 'Égalité',
  openRow: left => `Rangée, puis ${left} :`,
  points: (who, side, points) => `${who} (${SIDES[side]}) : ${points} points`,
  score: (who, side, { placed, discarded, inRuns, longest, points }) =>
    `${who} (${SIDES[side]}) : ${2 * placed} pour ${placed} îles − ${discarded} défausses + ${inRuns} en suites (la plus longue : ${longest}) = ${points} points`,
  ways: 'Au choix',
  way: (way, phase) => {
    if (!/^\d+$/.test(way)) return way
    return phase === 'pledge' ? cards(Number(way)) : `Rangée ${way}`
  },
  drawnBy: (name, who) => `${COLOURS[name.slice(0, 1)]}, piochée par ${who}`,
  before: (name, who) => (name.startsWith('Y') ? `${who} : 3 au plus` : `${who} : seulement à côté d’îles`),
  compasses: (pool, supply) => `Boussoles ${pool}, ${supply} à gagner`,
  monsters: left => `Monstres en jeu : ${left}`,
  holds: who => `${who} : a un Monstre marin`,
  destroyed: islands => `Pris : ${islands}`
}
