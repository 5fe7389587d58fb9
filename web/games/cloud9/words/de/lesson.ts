import type { RefusalFacts } from '../../../../../engine/cloud9/codes.ts'
import type { LessonWords } from '../../../../lesson/steps.ts'

export const words: LessonWords<RefusalFacts> = {
  steps: {
    stay: {
      says: 'Wolke 2, das sind 2 Punkte. Der Pilot hält 6 Karten und braucht ein Rot: Das hat er wohl. Bleib!',
      done: 'Er hatte es, und ihr steigt. Etwas später …',
      other: 'Tipp auf „Bleiben“, dann bestätige.',
      near: { jump: '2 sichere Punkte wären in Ordnung. Aber sieh dir die 6 Karten an: Bleib einmal.' }
    },
    colours: {
      says: 'Du bist Pilot, allein hier oben, und die Würfel wollen Lila. Das hältst du: Zeig es.',
      done: 'Die Karte ist weg, und du steigst. Auf der nächsten Fahrt …',
      other: 'Tipp auf „Farben zeigen“, dann bestätige.',
      near: { wild: 'Ein Joker ginge auch. Heb ihn auf für einen Wurf, den du nicht zahlen kannst.' }
    },
    jump: {
      says: 'Lila und Gelb: Ob der Pilot beides unter 7 Karten hat? Nimm deine 4 Punkte, solange es geht: Spring.',
      done: 'Die Punkte hast du, was auch aus dem Ballon wird. Später …',
      other: 'Tipp auf „Springen“, dann bestätige.',
      near: { stay: 'Hoffen darfst du natürlich. Aber spring einmal: Tipp auf „Springen“.' }
    },
    sealed: {
      says: 'Kim wählt vor dir, du kannst aber schon antworten: „Mitspringen“, nur wenn Kim springt.',
      done: 'Das liegt versiegelt, bis dein Platz kommt. Ein paar Fahrten später …',
      other: 'Das ginge. Aber versuch „Mitspringen“: Das richtet sich nach Kim.',
      near: { wait: 'Du könntest abwarten. Aber so muss niemand auf dich warten: Versuch es.' }
    },
    wild: {
      says: 'Zweimal Lila, und du hältst eines. Ein Joker zahlt für alles: Zeig ihn.',
      done: 'Es gibt nur vier davon. Und weiter geht es …',
      other: 'Tipp auf „Joker zeigen“, dann bestätige.',
      near: { fall: 'Dann wäre alles weg. Du hast einen Joker: Zeig ihn.' }
    },
    last: {
      says: 'Allein auf Wolke 6: 12 Punkte, und 44 hast du. Noch ein Wurf, oder springen?',
      done: '56 Punkte: gewonnen! Mit wem möchtest du fahren?',
      other: 'Tipp auf „Springen“, dann bestätige.',
      near: { on: 'Verlockend. Aber mit 12 mehr hast du über 50 und gewinnst: Spring.' }
    }
  },
  refused: {}
}
