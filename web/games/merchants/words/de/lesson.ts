import type { RefusalFacts } from '../../../../../engine/merchants/codes.ts'
import type { LessonWords } from '../../../../lesson/steps.ts'

export const words: LessonWords<RefusalFacts> = {
  steps: {
    lay: {
      says: 'Lege deinen Weg: Tippe eine Dorfkarte an, dann g8, gleich unter dem Lager.',
      other: 'Das kann warten. Tippe eine Karte mit V an, dann g8.',
      near: { kind: 'Jede Landschaft geht. Aber Dörfer hast du vier, für einen langen Weg: Tippe V an.' }
    },
    road: {
      says: 'Zwei Dörfer liegen in einer Reihe. Verlängere den Weg um ein drittes: V auf g6.',
      other: 'Das kann warten. Tippe eine Karte mit V an, dann g6.',
      near: { early: 'Noch nicht: Je länger der Weg, desto weiter trägt dich eine Karte. Erst V auf g6.' }
    },
    travel: {
      says: 'Jetzt reise: Eine Dorfkarte trägt dich über alle drei. Tippe sie an, dann g6.',
      other: 'Das kann warten. Tippe deine Dorfkarte an, dann g6, das Ende des Wegs.',
      near: { short: 'Für dieselbe Karte kommst du weiter: bis g6.' },
      done: 'Drei Felder für eine Karte. Deinen Weg dürfen auch andere nutzen.'
    },
    end: {
      says: 'Genug für heute: Beende deinen Zug. Du hast vier Karten gespielt, also ziehst du drei.',
      other: 'Heb dir die für morgen auf: Tippe „Ende“ an.',
      done: 'Deine Hand ist wieder voller. Einen Zug später …'
    },
    castle: {
      says: 'Neben dir liegt die Tuchburg (Tu). Jede Karte bringt dich hinein: Tippe eine an, dann die Burg.',
      other: 'Erst in die Burg: Tippe eine Karte an, dann Tu.',
      near: { end: 'Verkauft wird in der Burg, nicht davor: Geh erst hinein.' },
      done: 'Dort beendest du deinen Zug und ziehst …'
    },
    sell: {
      says: 'Die Burg will dein Tuch. Ihre höchste Münze ist 4 wert: Verkaufe für Gold.',
      other: 'Verkaufe für Gold: Das gewinnt.',
      near: {
        cards: 'Auch Karten würden helfen. Aber 4 Gold ist hier die beste Münze: Nimm sie.',
        keep: 'Du darfst es behalten. Aber dafür bist du hier: Verkaufe.'
      },
      done: 'Zum Verkauf gehört ein freier Wurf, …'
    },
    die: {
      says: '… und der zeigt Wald. Lege ihn auf ein leeres Feld, zum Beispiel auf deinen Weg.',
      other: 'Leg ihn aus: Tippe ein leeres Feld an.',
      near: { skip: 'Du darfst verzichten. Aber ein Plättchen umsonst lohnt sich: Leg es aus.' },
      done: 'Dort liegt er für alle. In deinem nächsten Zug …'
    },
    rock: {
      says: 'Vor deiner ersten Karte darfst du jemandem im Weg sein: Tippe „Felsen“ an, dann ein Feld.',
      other: 'Probier erst einen Felsen: Tippe „Felsen“ an, dann ein Feld.',
      done: 'Dort steht niemand und kommt niemand vorbei, bis eine Sechs ihn wegräumt. Viele Züge später …'
    },
    last: {
      says: 'Du hast 15 Gold und stehst in der Juwelenburg. Verkaufe für ihre Münze!',
      other: 'Verkaufe für Gold, und du hast gewonnen.',
      near: {
        cards: 'Karten, jetzt? Verkaufe für Gold, und du hast gewonnen.',
        keep: 'Behalten, jetzt? Verkaufe für Gold, und du hast gewonnen.'
      },
      done: 'Gewonnen! Mit wem möchtest du reisen?'
    }
  },
  refused: {
    ALREADY_THERE: () => 'Dort steht dein Händler schon.',
    NOT_ADJACENT: () => 'In eine Burg kommst du nur von nebenan.',
    UNREACHABLE: () => 'Von dir führt keine Kette dieser Landschaft dorthin.',
    WRONG_TERRAIN: () => 'Dort liegt eine andere Landschaft: Dafür braucht es deren Karte.'
  }
}
