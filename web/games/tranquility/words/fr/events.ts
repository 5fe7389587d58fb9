import type { Who } from '../../../../seat/game.ts'
import type { EndWords, EventWords } from '../../events.ts'

const has = (seat: number, who: Who) => (who(seat) === null ? 'Tu as' : `${who(seat)} a`)
const cards = (count: number) => (count < 2 ? 'une carte' : `${count} cartes`)
const named = (card: string) => (card === 'S' ? 'un Départ' : card === 'F' ? 'une Arrivée' : card)
const list = (parts: readonly string[]) => new Intl.ListFormat('fr').format(parts)

export const ends: EndWords = {
  WIN: 'La mer est pleine et l’Arrivée est jouée : la partie est gagnée.',
  LOSS_NO_ACTION: 'Plus rien n’était possible : la partie est perdue.',
  LOSS_START_UNPAYABLE: 'Il ne restait pas huit cartes pour le Départ : la partie est perdue.',
  STOPPED: 'Vous avez décidé ensemble d’en rester là.'
}

export const events: EventWords = {
  dealt: ({ first }, who) =>
    `Les cartes sont distribuées. ${who(first) === null ? 'Tu commences' : `${who(first)} commence`}.`,
  drew: ({ seat, count, cards: own }, who) => `${has(seat, who)} pioché ${own ? list(own.map(named)) : cards(count)}.`,
  ready: () => 'Un Départ est mélangé à chaque pioche.',
  turn: ({ seat }, who) => `C’est à ${who(seat) ?? 'toi'} de jouer.`,
  placed: ({ seat, card, cell, paid }, who) =>
    `${has(seat, who)} posé ${card} en ${cell}${paid ? ` et payé ${cards(paid)}` : ''}.`,
  discarded: ({ seat, count }, who) => `${has(seat, who)} défaussé ${cards(count)}.`,
  started: ({ seat }, who) => `${has(seat, who)} joué un Départ : il faut huit cartes.`,
  pledged: ({ seat, count }, who) =>
    `${who(seat) === null ? 'Tu proposes' : `${who(seat)} propose`} ${count ? cards(count) : 'zéro carte'}.`,
  withdrew: ({ seat }, who) => `${has(seat, who)} retiré ${who(seat) === null ? 'ta' : 'sa'} proposition.`,
  paid: ({ counts }, who) =>
    `Le Départ est payé : ${counts.map((count, seat) => `${who(seat) ?? 'toi'} ${count}`).join(', ')}.`,
  finished: ({ seat }, who) => `${has(seat, who)} joué une Arrivée.`,
  over: ({ why }) => ends[why]
}
