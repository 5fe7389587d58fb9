import type { EventWords, Reader, ResultWords } from '../events.ts'

const has = (seat: number, { names, me }: Reader) => (seat === me ? 'Tu as' : `${names[seat]} a`)
const cards = (count: number) => (count < 2 ? 'une carte' : `${count} cartes`)
const named = (card: string) => (card === 'S' ? 'un Départ' : card === 'F' ? 'une Arrivée' : card)

export const results: ResultWords = {
  WIN: 'La mer est pleine et l’Arrivée est jouée : la partie est gagnée.',
  LOSS_NO_ACTION: 'Plus rien n’était possible : la partie est perdue.',
  LOSS_START_UNPAYABLE: 'Il ne restait pas huit cartes pour le Départ : la partie est perdue.',
  STOPPED: 'Vous avez décidé ensemble d’en rester là.'
}

export const events: EventWords = {
  dealt: ({ first }, { names, me }) =>
    `Les cartes sont distribuées. ${first === me ? 'Tu commences' : `${names[first]} commence`}.`,
  drew: ({ seat, count, cards: own }, reader) =>
    `${has(seat, reader)} pioché ${own ? list(own.map(named)) : cards(count)}.`,
  placed: ({ seat, card, cell, paid }, reader) =>
    `${has(seat, reader)} posé ${card} en ${cell}${paid ? ` et payé ${cards(paid)}` : ''}.`,
  discarded: ({ seat, count }, reader) => `${has(seat, reader)} défaussé ${cards(count)}.`,
  started: ({ seat }, reader) => `${has(seat, reader)} joué un Départ : il faut huit cartes.`,
  pledged: ({ seat, count }, { names, me }) => {
    const offered = count
      ? `propose${seat === me ? 's' : ''} ${cards(count)}`
      : `ne propose${seat === me ? 's' : ''} rien`
    return `${seat === me ? 'Tu' : names[seat]} ${offered}.`
  },
  withdrew: ({ seat }, reader) => `${has(seat, reader)} retiré ${seat === reader.me ? 'ta' : 'sa'} proposition.`,
  paid: ({ counts }, { names, me }) =>
    `Le Départ est payé : ${counts.map((count, seat) => `${seat === me ? 'toi' : names[seat]} ${count}`).join(', ')}.`,
  turn: ({ seat }, { names, me }) => `C’est à ${seat === me ? 'toi' : names[seat]} de jouer.`,
  finished: ({ seat }, reader) => `${has(seat, reader)} joué une Arrivée.`,
  over: ({ why }) => results[why as keyof ResultWords]
}

function list(parts: readonly string[]): string {
  return new Intl.ListFormat('fr').format(parts)
}
