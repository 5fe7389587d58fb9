import { has } from '../../../../words/de/has.ts'
import type { EndingWords } from '../en/ending.ts'
import { card } from './cards.ts'
import { cardsInWords } from './counted.ts'

export const words: EndingWords = {
  reached: count => `Ein Berg aus ${count === 1 ? '1 Karte' : `${count} Karten`}`,
  saved: ({ seat }, who) => `${has(seat, who)} den Weg zum Gipfel geöffnet.`,
  half: (laid, who) => `Auf halber Höhe: ${has(laid.seat, who)} die ${card(laid.card)} auf ${laid.slot} gelegt.`,
  ridge: (laid, who) =>
    `Der Gipfel war in Sicht: ${has(laid.seat, who)} die ${card(laid.card)} auf ${laid.slot} gelegt.`,
  dearest: ({ seat, card: laid, slot, paid }, who) =>
    `Keine Karte war teurer: ${has(seat, who)} ${cardsInWords(paid)} für die ${card(laid)} auf ${slot} gegeben.`,
  summit: ({ seat }, who) => `${has(seat, who)} den Gipfel gelegt.`
}
