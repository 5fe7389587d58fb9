import { has } from '../../../../words/fr/has.ts'
import type { EndingWords } from '../en/ending.ts'
import { card } from './cards.ts'
import { cardsInWords } from './counted.ts'

export const words: EndingWords = {
  reached: count => `Une montagne de ${count === 1 ? '1 carte' : `${count} cartes`}`,
  saved: ({ seat }, who) => `${has(seat, who)} ouvert la voie du sommet.`,
  half: (laid, who) => `À mi-hauteur : ${has(laid.seat, who)} posé un ${card(laid.card)} en ${laid.slot}.`,
  ridge: (laid, who) => `Le sommet en vue : ${has(laid.seat, who)} posé un ${card(laid.card)} en ${laid.slot}.`,
  dearest: ({ seat, card: laid, slot, paid }, who) =>
    `La carte la plus chère : ${has(seat, who)} donné ${cardsInWords(paid)} pour un ${card(laid)} en ${slot}.`,
  summit: ({ seat }, who) => `${has(seat, who)} posé le Sommet.`
}
