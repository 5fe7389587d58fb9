import type * as en from '../en/refusals.ts'
import { beers, card, coins } from './cards.ts'

export const refusals: typeof en.refusals = {
  MUST_ACT: () => 'Erst musst du einen Würfel nutzen oder beide: Den anderen darfst du danach liegen lassen.',
  DIE_USED: () => 'Diesen Würfel hast du schon genutzt: Nimm den anderen.',
  SUM_AFTER_DIE: () => 'Einen Würfel hast du schon genutzt: Zusammenzählen geht nicht mehr.',
  SUM_NOT_ALLOWED: () => 'Der Wirt, und wer heimgeht, braucht genau einen Würfel.',
  SUM_TOO_BIG: ({ coins: count, most }) => `Mit ${coins(count)} kommt niemand herein: Mehr als ${most} geht nicht.`,
  STACK_EMPTY: () => 'Alle sieben deines Clans sind in der Kneipe.',
  NOT_YOUR_CHARACTER: ({ char }) => `${card(char)} gehört nicht zu deinem Clan.`,
  NOT_IN_PUB: ({ char }) => `${card(char)} ist nicht in der Kneipe.`,
  TOO_DRUNK: ({ char, beers: had }) =>
    `${card(char)} ist dafür zu betrunken (${beers(had)}): Jedes Bier kostet einen Schritt.`,
  ONE_WAY_ONLY: () => 'Gegen den Uhrzeigersinn gehen nur Zwerge.',
  DOOR_OCCUPIED: () => 'An der Tür steht schon einer von dir: Dort ist nur Platz für einen je Clan.',
  SEAT_REFUSED: ({ table }) =>
    `Für den ist an Tisch ${table} kein Platz: Dort müssen alle von einer Rasse sein oder alle von verschiedenen.`,
  SAME_TABLE: ({ table }) => `Der Wirt ist schon an Tisch ${table}.`,
  NEEDS_VICTIM: ({ table }) => `Sag, wer an Tisch ${table} trinkt.`,
  BAD_VICTIM: ({ char, table }) => `${card(char)} sitzt nicht an Tisch ${table}.`,
  NOT_AT_EXIT: ({ char }) => `Heim geht ${card(char)} nur von der Tür; ein Ork auch vom Tisch des Wirts.`,
  TOO_SOBER: ({ char, coins: had, beers: drunk }) =>
    `${card(char)} ist noch zu nüchtern: ${beers(drunk)} bei ${coins(had)}.`
}
