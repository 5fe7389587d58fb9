import type { RefusalFacts } from '../../../../../engine/tranquility/codes.ts'
import type { LessonWords } from '../../../../lesson/steps.ts'
import { cards } from './counted.ts'

export const words: LessonWords<RefusalFacts> = {
  steps: {
    place: {
      says: 'Mit Lou füllst du ein Meer: unten links 1, oben rechts 80. Wohin gehört wohl deine 38?',
      other: 'Fang mit der 38 an: Tipp auf sie, dann auf ein Feld in der Mitte.',
      near: {
        low: 'So weit unten müssten davor noch 37 kleinere Zahlen Platz haben. Versuch’s weiter oben.',
        high: 'So weit oben müssten danach noch 42 größere Zahlen Platz haben. Versuch’s weiter unten.'
      }
    },
    order: {
      says: 'Zahlen steigen nach rechts und dann eine Reihe höher. Leg noch eine, mit Abstand zu den anderen.',
      other: 'Das hat noch Zeit. Tipp auf eine Karte, dann auf ein Feld ohne Nachbarn.',
      near: { beside: 'Direkt neben einer Karte kostet es etwas. Das kommt gleich: Lass noch ein Feld dazwischen.' }
    },
    price: {
      says: 'Die 40 kostet direkt nach der 38 den Unterschied: Leg sie dorthin und zahl mit zwei Karten.',
      other: 'Erst die 40: Tipp auf sie, dann auf das Feld direkt nach der 38.',
      near: {
        apart: 'Dort kostet es nichts. Dazwischen passt aber kaum etwas: lieber direkt nach der 38, für zwei Karten.'
      }
    },
    discard: {
      says: 'Für keine Karte ein guter Platz? Dann wirf zwei ab und zieh neue.',
      other: 'Das ginge auch. Aber probier es einmal: Tipp auf „2 abwerfen“.',
      near: { finish: 'Ganz am Ende brauchst du ein Ziel: Behalt es und wähl andere Karten.' },
      done: 'Was du auf der Hand hast, erfährt Lou nie: Das Meer sagt genug. Ein paar Tage vergehen …'
    },
    start: {
      says: 'Heute hast du einen Start gezogen. Er geht allem anderen vor: Spiel ihn.',
      other: 'Erst der Start.',
      done: 'Der Start ist gespielt. Er kostet euch zusammen acht Karten.'
    },
    give: {
      says: 'Der Start kostet acht Karten. Lou gibt 4 davon: Wähl 4, die du entbehren kannst.',
      other: 'Wähl vier Karten und biete sie an.',
      near: { few: 'Dann fehlen noch welche von den acht: Lou gibt 4, also gibst du 4.' },
      done: 'Bezahlt! Tag für Tag, Karte um Karte füllt sich das Meer …'
    },
    last: {
      says: 'Ein Feld ist noch frei, und du hast, was dorthin passt: Schließ die Lücke.',
      other: 'Das ginge auch. Aber schau auf das freie Feld: Welche deiner Karten passt dazwischen?',
      near: { finish: 'Zahl nicht mit dem Ziel: Du brauchst es gleich.' },
      done: 'Das Meer ist voll!'
    },
    finish: {
      says: 'Der Start ist gespielt, das Meer ist voll: Spiel das Ziel.',
      other: 'Du hast das Ziel: Jetzt ist es so weit.',
      done: 'Gewonnen! Kein Wort ist gefallen, und alles liegt, wie es soll. Mit wem möchtest du fahren?'
    }
  },
  refused: {
    ORDER: ({ card, against, between = [] }) =>
      against
        ? `Die ${card} kann dort nicht hin: Mit der ${against} würden die Zahlen nicht mehr steigen.`
        : `Die ${card} passt nirgends mehr: Neben ${between.join(' und ')} ist kein Feld frei.`,
    SLOT_OCCUPIED: ({ by }) => `Dort liegt schon die ${by}. Wähl ein freies Feld.`,
    COST_TOO_HIGH: ({ due, can }) =>
      `Direkt neben einer Karte zahlst du den Unterschied: ${cards(due)}, und du hättest höchstens ${can}.`
  }
}
