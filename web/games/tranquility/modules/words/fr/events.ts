import type { Who } from '../../../../../seat/game.ts'
import { events as base } from '../../../words/fr/events.ts'
import type { MoreEndWords, MoreEventWords } from '../../events.ts'

const cards = (count: number) => (count < 2 ? 'une carte' : `${count} cartes`)
const list = (parts: readonly string[]) => new Intl.ListFormat('fr').format(parts)
const has = (seat: number, who: Who) => (who(seat) === null ? 'Tu as' : `${who(seat)} a`)

const NAMED: { readonly [card: string]: string } = {
  S: 'un Départ',
  F: 'une Arrivée',
  M: 'un Monstre marin',
  W: 'une carte Libre',
  C: 'une Boussole',
  J: 'un Joker'
}
const named = (card: string) => NAMED[card] ?? card
const COLOURS = { Y: 'jaune', P: 'violette', O: 'orange' }
const SIDES = { day: 'jour', night: 'nuit' }
const storm = (name: string) => `Tempête ${COLOURS[name[0] as keyof typeof COLOURS]} ${name}`

export const ends: MoreEndWords = { SCORED: 'Aux points : la partie est finie.' }

export const events: MoreEventWords = {
  drew: ({ seat, count, cards: own }, who) => `${has(seat, who)} pioché ${own ? list(own.map(named)) : cards(count)}.`,
  placed: (facts, who) => {
    const card = facts.with ? `${named(facts.with)} comme ${facts.card}` : facts.card
    return base.placed({ ...facts, card }, who)
  },
  started: (facts, who) =>
    facts.with
      ? `${has(facts.seat, who)} joué ${named(facts.with)} comme Départ : il faut huit cartes.`
      : base.started(facts, who),
  finished: (facts, who) =>
    facts.with ? `${has(facts.seat, who)} joué ${named(facts.with)} comme Arrivée.` : base.finished(facts, who),
  pledged: (facts, who) => {
    const offer = base.pledged(facts, who)
    return facts.blind ? offer.replace(/\.$/, ', dont deux sans les voir.') : offer
  },
  'rocks-laid': ({ row }) => `Les Récifs sont à la rangée ${row}.`,
  'rocks-moved': ({ seat, row }, who) => `${has(seat, who)} déplacé les Récifs à la rangée ${row}.`,
  'rocks-kept': ({ seat, count }, who) => `${has(seat, who)} gardé les Récifs en place, pour ${cards(count)}.`,
  'rocks-gone': () => 'Quatre rangées sont pleines : les Récifs sont partis pour de bon.',
  destroyed: ({ seat, card, cell, with: as }, who) =>
    `${has(seat, who)} envoyé ${as ? `${named(as)} comme Monstre marin` : 'un Monstre marin'} : l’île ${card} en ${cell} a disparu.`,
  FINISH_MONSTER_HELD: ({ seats }, who) =>
    `L’Arrivée échoue : un Monstre marin est en main chez ${list(seats.map(seat => who(seat) ?? 'toi'))}.`,
  stormed: ({ seat, storm: name }, who) => `${has(seat, who)} pioché la ${storm(name)}.`,
  'storm-struck': ({ seat, storm: name, count, row }, who) => {
    if (row !== undefined) return `La ${storm(name)} bloque la rangée ${row}.`
    const lies = `La ${storm(name)} se pose devant ${who(seat) ?? 'toi'}`
    return count ? `${lies}, au prix de ${cards(count)}.` : `${lies}.`
  },
  'storm-left': ({ storm: name }) => `La ${storm(name)} n’a trouvé aucune rangée et disparaît.`,
  'compass-earned': ({ by, row }) =>
    by === 'row' ? `La rangée ${row} se suit sans trou : une Boussole est gagnée.` : 'Une Boussole est gagnée.',
  'compass-spent': ({ seat, storm: name, with: as }, who) =>
    `${has(seat, who)} levé la ${storm(name)} avec ${as ? named(as) : 'une Boussole'}.`,
  'whole-hand': ({ seat, count }, who) => `${has(seat, who)} défaussé toute une main : ${cards(count)}.`,
  'set-aside': ({ seat }, who) =>
    `${has(seat, who)} pioché une Boussole et l’a écartée : elle retourne dans la pioche.`,
  flipped: ({ seat, side }, who) =>
    `${has(seat, who)} pioché une Boussole : toutes les mains montrent leur côté ${SIDES[side]}.`,
  rotated: ({ seat, cell, side }, who) =>
    `${has(seat, who)} tourné la carte en ${cell} : elle montre son côté ${SIDES[side]}.`,
  explorers: ({ left }) => `${left} cartes Explorateur sont face cachée.`,
  explored: ({ seat, cell, explorer, card }, who) => {
    const turned = `${has(seat, who)} exploré ${cell} : `
    switch (explorer) {
      case 'storm':
        return `${turned}une Tempête. Elle ferme la case, et ${card} revient en main.`
      case 'monster':
        return `${turned}un Monstre marin. Il prend ${card}, et la case est de nouveau libre.`
      case 'rocks':
        return `${turned}des Récifs.`
      case 'start':
        return `${turned}un Départ.`
      case 'kept':
        return `${turned}${card ? named(card) : 'une carte à garder'}.`
    }
  },
  'explorer-paid': ({ seat, count, unseen }, who) =>
    `${has(seat, who)} payé ${count === 0 && unseen ? 'une carte de la pioche sans la voir' : cards(count)}${count && unseen ? ', et une de la pioche sans la voir' : ''}.`,
  cleared: ({ seat, cell }, who) => `${has(seat, who)} chassé la Tempête de ${cell} avec une Boussole.`,
  'row-laid': ({ row, day }, who) => `La rangée ouverte est ${list(row)}. Le jour est à ${who(day) ?? 'toi'}.`,
  took: ({ seat, cards: taken }, who) => `${has(seat, who)} pris ${list(taken)} dans la rangée.`,
  exchanged: ({ seat, cards: shown }, who) =>
    `${has(seat, who)} montré ${list(shown)} et échangé cette main contre la rangée.`,
  passed: ({ seat }, who) => `${has(seat, who)} passé.`,
  scored: ({ scores }, who) =>
    `Points : ${scores.map(({ points }, seat) => `${who(seat) ?? 'toi'} ${points}`).join(', ')}.`
}
