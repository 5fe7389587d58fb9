import type { words as en } from '../en/turn.ts'
import { card } from './cards.ts'
import { cards, colours } from './counted.ts'

const ANSWERS: { readonly [answer: string]: string } = {
  jump: 'sauter',
  stay: 'rester',
  'jump if jumped': 'suivre',
  colours: 'les couleurs',
  wild: 'un joker',
  fall: 'tomber'
}

export const words: typeof en = {
  title: 'Cloud 9',
  board: 'Les nuages',
  idle: 'Que fais-tu ?',
  card,
  offers: {
    jump: 'Sauter',
    stay: 'Rester',
    'jump-if-jumped': 'Suivre',
    wait: 'Attendre',
    colours: 'Les couleurs',
    wild: 'Un joker',
    fall: 'Tomber',
    continue: 'Continuer'
  },
  does: {
    jump: 'Sauter : tu prends les points de ce nuage, et tu es à terre jusqu’au prochain voyage.',
    stay: 'Rester : tu montes si le pilote peut payer, sinon tu n’as rien.',
    'jump-if-jumped': 'Suivre : sauter si quelqu’un a sauté avant toi à ce lancer, sinon rester.',
    wait: 'Attendre : tu vois d’abord ce que font les autres avant toi, puis on te redemande.',
    colours: 'Montrer les cartes que les dés demandent : vous montez tous.',
    wild: 'Montrer un joker pour tout le lancer : vous montez tous.',
    fall: 'Le ballon tombe : personne à bord n’a rien.',
    continue: 'Continuer en solo : un lancer de plus, à payer.'
  },
  states: {
    jumped: 'a sauté',
    out: 'à terre',
    sealed: 'a répondu',
    pilotSealed: 'pilote, prêt',
    waits: 'attend',
    pilotWaits: 'pilote, attend',
    pilot: 'pilote',
    pays: 'doit payer',
    alone: 'pilote solo',
    stay: 'reste',
    next: 'va compter',
    aboard: 'réfléchit'
  },
  points: points => (points <= 1 ? `${points} point` : `${points} points`),
  cards,
  cloud: (cloud, points, dice) =>
    `Nuage ${cloud} : ${points === 1 ? '1 point' : `${points} points`}${dice > 0 ? `, ${dice} dés` : ''}`,
  basket: 'Dans la nacelle',
  stakes: (here, next) => `Ici ${here === 1 ? '1 point' : `${here} points`}, puis ${next}.`,
  asks: (need, held) => `Il faut au pilote : ${colours(need)}. Il a ${cards(held)}.`,
  yours: (need, lacks) =>
    `Il te faut : ${colours(need)}. ${lacks.length > 0 ? `Il te manque : ${colours(lacks)}` : 'Tu as tout'}.`,
  free: 'Les dés ne demandent rien : vous montez.',
  alone: 'En solo dans la nacelle : sauter, ou continuer ?',
  chance: chance => `Chances : ${chance} sur 100.`,
  sealed: answer =>
    answer === 'wait'
      ? 'Tu attends. Tu peux encore répondre.'
      : `Scellé : ${ANSWERS[answer] ?? answer}. Tu peux encore changer.`
}
