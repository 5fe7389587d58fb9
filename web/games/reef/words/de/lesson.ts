import type { RefusalFacts } from '../../../../../engine/reef/codes.ts'
import type { LessonWords } from '../../../../lesson/steps.ts'

export const words: LessonWords<RefusalFacts> = {
  steps: {
    coral: {
      says: 'Du fischst mit Lou im selben Meer. Beginn mit einer Koralle: Tipp auf a1, dann auf einen Wurm.',
      other: 'Das hat Zeit. Tipp zuerst auf die Koralle auf a1, dann auf irgendeinen Wurm.',
      done: 'Sie liegt jetzt vor dir und hat Platz für zwei Fische. Der Wurm ging zurück in den Vorrat.'
    },
    boat: {
      says: 'Dein Boot öffnet nur Spalte a. Kauf noch eins: „Ein Boot für 3“, dann drei beliebige Würmer.',
      other: 'Das hat Zeit. Tipp auf „Ein Boot für 3“ und zahl mit drei Würmern.',
      done: 'Spalte b gehört dir nun auch: vier Karten mehr. Einige Züge später …'
    },
    fish: {
      says: 'Endlich ein Fisch. Tipp auf den rosa Fisch auf a1, dann auf eine Koralle; ihn bezahlt nur Rosa.',
      other: 'Das ginge auch. Aber versuch das rosa Weibchen auf a1: Tipp darauf, dann auf eine Koralle.',
      done: 'Es wartet auf ein Männchen, in Farben einer offenen Zuchtkarte. Später …'
    },
    mate: {
      says: 'Gelb und Rosa sind gefragt. Setz das gelbe Männchen von c1 zum rosa Weibchen, auf Koralle 1.',
      other: 'Das ginge auch. Aber auf c1 ist genau das Richtige für dein rosa Weibchen.',
      near: { alone: 'Auf einer leeren Koralle wartet es allein. Tipp auf Koralle 1, zum rosa Weibchen.' },
      done: 'Gezüchtet! Das erste von fünf Paaren, und die Koralle ist geschlossen. Viele Züge später …'
    },
    end: {
      says: 'Vier Paare hast du. Für das fünfte passt gerade nichts: Beende deinen Zug.',
      other: 'Das ginge auch. Aber hier bringt dir nichts ein Paar: Beende deinen Zug.',
      done: 'Alles rückte ans Ufer, vom Riff kamen neue Karten, und für Lou wurde gewürfelt.'
    },
    worm: {
      says: 'Wird für Lou gewürfelt, nimmst du einen Wurm in einer der Farben. Wähl einen.',
      other: 'Nimm zuerst einen der hellen Würmer.',
      done: 'Lou bekommt beide. Ein paar Tage später …'
    },
    last: {
      says: 'Auf Koralle 5 wartet Blau, und Blau mit Rosa ist gefragt: Kauf das rosa Männchen auf e1.',
      other: 'Das ginge auch. Aber das rosa Männchen auf e1 gewinnt: Tipp darauf.',
      done: 'Gewonnen: fünf Paare! Mit wem möchtest du um die Wette fischen?'
    }
  },
  refused: {
    BAD_PAYMENT: ({ due }) =>
      `Das kannst du gerade nicht bezahlen: Es kostet ${due}, ein Fisch in seiner eigenen Farbe.`,
    NO_BOAT: ({ cell }) => `Keines deiner Boote reicht bis ${cell}: Boote öffnen Spalten, von links an.`,
    NO_CARD: () => 'Dort liegt gerade nichts. Wähl eine helle Karte.',
    NO_FREE_CORAL: () => 'Ein Fisch braucht eine Koralle, und du hast noch keine.',
    PAIR_NOT_WANTED: () => 'Keine offene Zuchtkarte will diese zwei Farben.',
    SAME_SEX: () => 'Auf deiner Koralle ist schon einer vom selben Geschlecht.',
    FACE_DOWN: () => 'Das ist verdeckt: Niemand weiß, was es ist. Wähl eine offene Karte.'
  }
}
