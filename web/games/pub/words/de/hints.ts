import type { Hinting } from '../hinting.ts'
import { card, list } from './cards.ts'

export const words: Hinting = {
  hints: {
    second: 'Auch der andere Würfel gehört dir, wofür du magst, auch für denselben Gast. Oder du passt.',
    home: 'Wer so viele Biere wie Münzen hat, darf von der Tür heim, und du bekommst die Biere.',
    broke: 'Ohne Münze fliegt ein Gast beim nächsten Trunk hinaus: Bring ihn zur Tür.',
    door: 'Zwei aus einem Clan passen nicht an die Tür. Schick deinen Gast an einen Tisch, und lass den nächsten ein.',
    enter: 'Viele Münzen sind lange nicht vertrunken, wenige bald weg. Mit sechs Bieren fliegt man hinaus.',
    innkeeper: 'Einer an seinem Tisch muss trinken: einer von dir, oder ein Gegner, der nicht zahlen kann.',
    table: 'Alle von einer Rasse: Alle trinken. Lauter verschiedene: Jeder zahlt dem Nächsthöheren ein Bier.',
    drunk: 'Jedes Bier kostet einen Schritt: Wer viel trinkt, kommt nicht weit. Zähl die Würfel zusammen.'
  },
  doubts: {
    OWN_EXPELLED: ({ chars }) =>
      `Damit ${chars.length === 1 ? 'fliegt einer' : 'fliegen welche'} von dir hinaus: ${list(chars.map(card))}.`
  }
}
