import { has } from '../../../../words/fr/has.ts'
import type { EndingWords } from '../en/ending.ts'
import { card } from './cards.ts'
import { cardsInWords } from './counted.ts'

export const words: EndingWords = {
  reached: count => `Une montagne de ${count === 1 ? '1 carte' : `${count} cartes`}`,
  saved: ({ seat }, who) => `${has(seat, who)} ouvert la voie du sommet.`,
  half: (laid, who) => `${has(laid.seat, who)} atteint la mi-hauteur : un ${card(laid.card)} en ${laid.slot}.`,
  ridge: (laid, who) => `${has(laid.seat, who)} mis le sommet en vue : un ${card(laid.card)} en ${laid.slot}.`,
  dearest: ({ seat, card: laid, slot, paid }, who) =>
    `${has(seat, who)} posé la carte la plus chère : ${cardsInWords(paid)} pour un ${card(laid)} en ${slot}.`,
  summit: ({ seat }, who) => `${has(seat, who)} posé le Sommet.`
}
