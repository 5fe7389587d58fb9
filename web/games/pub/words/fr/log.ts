import { clanLetterOf, seatOfGuest } from '../../../../../engine/pub/room/names.ts'
import { events as common } from '../../../../words/fr/events.ts'
import { has } from '../../../../words/fr/has.ts'
import type { EndWords, EventWords } from '../../said/events.ts'
import { rowsOf } from '../../said/rows.ts'
import type * as en from '../en/log.ts'
import { at, beers, coins, Guest, guest, list } from './cards.ts'
import { de } from '../../../../words/fr/elision.ts'

const ends: EndWords = {
  GOAL: 'Le but est atteint, et la partie gagnée.',
  STOPPED: 'La partie s’est arrêtée là.'
}

/** Why somebody is thrown out, as the end of a sentence. */
const REASONS = {
  coin: 'plus aucune pièce pour payer',
  beer: 'une sixième bière',
  both: 'une sixième bière, et plus aucune pièce'
} as const

const events: EventWords = {
  dealt: ({ first }, who) => `La taverne ouvre. ${who(first) === null ? 'Tu commences' : `${who(first)} commence`}.`,
  entered: ({ char, coins: had }, who) => `${Guest(char, who)} entre avec ${coins(had)}.`,
  turn: ({ seat }, who) => `C’est à ${who(seat) ?? 'toi'} de jouer.`,
  rolled: ({ seat, A, B }, who) => `${has(seat, who)} lancé les dés : ${A} et ${B}.`,
  forced: ({ seat, line }, who) =>
    `${who(seat) === null ? 'Tu ne pouvais' : `${who(seat)} ne pouvait`} rien faire d’autre, alors la table l’a joué : ${line}.`,
  shuffled: ({ seat, count }, who) => {
    const under = `sous ${who(seat) === null ? 'ta pile' : `la pile ${de(who(seat))}`}`
    return count === 1 ? `La carte ${under} a été retournée.` : `Les ${count} cartes ${under} ont été mélangées.`
  },
  tipped: ({ char, place }, who) => `${Guest(char, who)} laisse une pièce ${at(place)}.`,
  moved: ({ char, from, to }, who) =>
    from === to ? `${Guest(char, who)} fait tout le tour.` : `${Guest(char, who)} va ${at(to)}.`,
  took: ({ char, place }, who) => `${Guest(char, who)} ramasse une pièce ${at(place)}.`,
  innkeeper: ({ seat, table }, who) => `${has(seat, who)} envoyé l’aubergiste à la table ${table}.`,
  drank: ({ chars }, who) => {
    const said = list(chars.map(char => guest(char, who)))
    const drinks = chars.length === 1 ? 'boit une bière' : 'boivent chacun une bière'
    return `${said.charAt(0).toUpperCase()}${said.slice(1)} ${drinks}.`
  },
  paid: ({ rounds }, who) =>
    rowsOf(rounds)
      .map(([first = '', ...others]) => {
        const bought = others.map(name => `à ${guest(name, who)}`.replace('à le ', 'au ')).join(', qui en paie une ')
        return `${Guest(first, who)} paie une bière ${bought}.`
      })
      .join(' '),
  expelled: ({ chars, why }, who) =>
    chars.map((char, one) => `${Guest(char, who)} est mis dehors : ${REASONS[why[one] ?? 'coin']}.`).join(' '),
  left: ({ char, beers: had, bank }, who) => `${Guest(char, who)} rentre avec ${beers(had)} : total encaissé, ${bank}.`,
  passed: ({ seat }, who) => `${has(seat, who)} laissé l’autre dé.`,
  over: ({ why }) => ends[why]
}

export const log: typeof en.log = {
  ends,
  merits: {
    left: 'Ce qui est pris est pris.',
    expelled: 'Cela met quelqu’un dehors.',
    moved: 'Cela l’approche de la porte, ou d’une bière.',
    innkeeper: 'Une bière pour la bonne personne.',
    passed: 'Rien d’autre n’aurait aidé.',
    other: 'De tout ce qui est permis, cela semble le mieux.'
  },
  follows: {
    left: 'La carte est visible sous sa pile.',
    expelled: 'Pièces et bières sont perdues ; la carte est visible sous sa pile.',
    forced: 'Le tour continue de là.'
  },
  moments: {
    begins: 'Les premiers clients sont à la porte : chacun a quatre pièces, et les tables sont vides.',
    first: 'Envoie ton client à une table, pour que le suivant puisse entrer.',
    other: who => `${who} commence.`
  },
  events: { ...common, ...events },
  standing: ({ clans, guests, goal }, seat) => {
    const { bank = 0, hidden = 0, shown = [] } = clans[seat] ?? {}
    const inside = guests.filter(({ name }) => seatOfGuest(name) === seat).length
    return `clan ${clanLetterOf(seat)} : ${beers(bank)} sur ${goal}, ${inside} dans la taverne, ${hidden + shown.length} dans la pile`
  }
}
