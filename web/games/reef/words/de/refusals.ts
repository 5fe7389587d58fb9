import type * as en from '../en/refusals.ts'
import { card, one } from './cards.ts'

const worms = (count: number) => (count === 1 ? '1 Wurm' : `${count} Würmer`)

export const refusals: typeof en.refusals = {
  COLOUR_NOT_ROLLED: ({ colour }) => `Diese Farbe liegt auf keinem Würfel (${card(colour)}): Nimm eine gewürfelte.`,
  COLOUR_OUT_OF_STOCK: ({ colour }) => `Im Vorrat ist keiner mehr (${card(colour)}): Nimm eine andere Farbe.`,
  NO_SHARK: () => 'Du hast keinen Hai.',
  NO_BOAT: ({ cell, boats }) =>
    `Keines deiner Boote reicht bis ${cell}: Du hast ${boats}, also ${boats === 1 ? 'ist eine Spalte' : `sind ${boats} Spalten`} offen.`,
  NO_CARD: ({ cell }) => `Auf ${cell} liegt nichts, bis die Strömung fließt.`,
  FACE_DOWN: ({ cell }) => `Was auf ${cell} liegt, ist verdeckt: Deck es zuerst auf.`,
  ALREADY_FACE_UP: ({ cell }) => `Was auf ${cell} liegt, ist schon offen.`,
  BAD_TARGET: ({ cell, coral }) =>
    cell ? `Was auf ${cell} liegt, kommt auf keine Koralle.` : `Auf deiner Koralle ${coral} ist kein Fisch.`,
  CORAL_LIMIT: ({ most }) => `Du hast ${most === 1 ? '1 Koralle' : `${most} Korallen`}, und mehr hat niemand.`,
  NO_FREE_CORAL: ({ card: fish }) => `Ein Fisch braucht sofort eine deiner Korallen: Nenn eine (${card(fish)}).`,
  CORAL_CLOSED: ({ coral }) => `Auf Koralle ${coral} wurde schon gezüchtet: Sie ist geschlossen.`,
  SAME_SEX: ({ coral, card: fish }) =>
    `Auf Koralle ${coral} ist schon ${one(fish)}: Es braucht ein Männchen und ein Weibchen.`,
  PAIR_NOT_WANTED: ({ pair }) => `Keine offene Zuchtkarte will ${card(pair)}.`,
  BOATS_MAX: ({ most }) => `Du hast ${most === 1 ? '1 Boot' : `${most} Boote`}: Alle Spalten sind dir offen.`,
  BOATS_OUT: () => 'Es ist kein Boot mehr da.',
  BAD_PAYMENT: ({ due, paid }) => `Das kostet ${worms(due)}; genannt hast du ${paid === 0 ? 'nichts' : worms(paid)}.`,
  NOT_ENOUGH_WORMS: () => 'Nicht alles, was du genannt hast, hast du auch.',
  WRONG_WORM_COLOUR: ({ colour }) => `Diesen Fisch bezahlt nur eine Farbe (${card(colour)}), oder eine Perle.`
}
