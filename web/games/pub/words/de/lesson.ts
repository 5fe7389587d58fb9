import type { RefusalFacts } from '../../../../../engine/pub/codes.ts'
import type { LessonWords } from '../../../../lesson/steps.ts'

export const words: LessonWords<RefusalFacts> = {
  steps: {
    table: {
      says: 'Dein erster Gast, Ork aO1, steht an der Tür. Tippe ihn an, dann Tisch 5: Würfel A bringt ihn hin.',
      other: 'Das ginge auch. Aber tippe erst Ork aO1 an, dann Tisch 5.',
      near: { far: 'Tisch 6 ginge auch. Aber nimm Tisch 5, mit Würfel A.' },
      done: 'Er hat vier Münzen und kein Bier: Allein trinkt niemand. Die Tür ist frei, und Würfel B ist übrig.'
    },
    enter: {
      says: 'Lass den Nächsten ein: Tippe „Einlassen“ an, dann Würfel B. Er bringt so viele Münzen mit.',
      other: 'Das ginge auch. Aber die Tür ist frei: Tippe „Einlassen“ an, dann Würfel B.',
      near: { pass: 'Das darfst du. Aber je mehr Gäste, desto mehr Biere: Lass einen ein.' },
      done: 'Ein Goblin, mit sechs Münzen. Ein paar Züge später …'
    },
    round: {
      says: 'Zwerge gehen in beide Richtungen. Schick Zwerg aN2 zwei Schritte zurück, an Tisch 5.',
      other: 'Das ginge auch. Aber schick Zwerg aN2 mit Würfel B zu deinem Ork an Tisch 5.',
      done: 'Sie sind von verschiedenen Rassen: Da zahlt der Niedrigere dem Höheren ein Bier. Später …'
    },
    drink: {
      says: 'An Tisch 4 sitzt noch ein Zwerg. Schick Zwerg aN1 hin: Sind alle von einer Rasse, trinken alle.',
      other: 'Das ginge auch. Aber schick Zwerg aN1 an Tisch 4, zum Zwerg von Lou.',
      done: 'Beide haben eine eigene Münze zu einem Bier gemacht. Ein paar Tage später …'
    },
    innkeeper: {
      says: 'Dein Ork braucht Bier. Tippe „Wirt“ an, dann Ork aO1, an Tisch 5.',
      other: 'Das ginge auch. Aber dein Ork hat Durst: Schick den Wirt an Tisch 5.',
      near: { dwarf: 'Das ginge auch. Aber Orks können von seinem Tisch heim: Lass Ork aO1 trinken.' },
      done: 'Von dem Tisch, an dem er steht, darf ein Ork heim, wenn er genug hat. Dafür hat Lou gesorgt …'
    },
    home: {
      says: 'Drei Münzen, drei Biere: Das reicht. Tippe Ork aO1 an, dann den Weg hinaus.',
      other: 'Das ginge auch. Aber dein Ork hat so viele Biere wie Münzen: Hol ihn heim.',
      done: 'Drei Biere sind dir gutgeschrieben, und die Karte kommt unter deinen Stapel. Viel später …'
    },
    last: {
      says: 'Du hast 11 Biere, und 15 gewinnen. Ork aO2 hat fünf und sitzt beim Wirt.',
      other: 'Das ginge auch. Aber Ork aO2 gewinnt: Tippe ihn an, dann den Weg hinaus.',
      done: 'Gewonnen, mit 16 Bieren! Wen möchtest du in der Kneipe treffen?'
    }
  },
  refused: {
    SEAT_REFUSED: ({ table }) =>
      `Für den ist an Tisch ${table} kein Platz: Dort sitzen alle von einer Rasse oder alle von verschiedenen.`
  }
}
