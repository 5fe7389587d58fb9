import type { RefusalFacts } from '../../../../../engine/ascent/codes.ts'
import type { LessonWords } from '../../../../lesson/steps.ts'
import { cards } from './counted.ts'

export const words: LessonWords<RefusalFacts> = {
  steps: {
    beside: {
      says: 'Mit Lou baust du einen Berg. Neben Lous Karte kommt anderes Gelände; der Unterschied ist der Preis.',
      other: 'Das hat noch Zeit. Tipp auf eine Karte mit anderem Gelände als Lous, dann auf das Feld daneben.',
      near: { bridge: 'Eine Brücke ginge dort, aber heb sie dir auf. Nimm eine andere Karte.' }
    },
    on: {
      says: 'Lous neue Karte ruht auf den beiden unten. Reihen wachsen nach rechts: Bau unten weiter.',
      other: 'Das hat noch Zeit. Tipp auf eine Karte, dann auf das Feld rechts.',
      near: { bridge: 'Eine Brücke ginge dort, aber heb sie dir auf. Nimm eine andere Karte.' }
    },
    up: {
      says: 'Nun tragen zwei Karten ein Feld der zweiten Reihe. Bau dort weiter oder unten, wie du magst.',
      other: 'Das hat noch Zeit. Leg noch eine Karte: Tipp auf sie und sieh, wohin sie darf.',
      near: { bridge: 'Eine Brücke ginge dort, aber heb sie dir auf. Nimm eine andere Karte.' }
    },
    discard: {
      says: 'Keine Karte passt, oder alle sind zu teuer? Dann wirf zwei ab und zieh neue.',
      other: 'Das ginge auch. Aber probier es einmal: Tipp auf „Zwei abwerfen“.',
      near: { summit: 'Ganz am Ende brauchst du einen Gipfel: Behalt ihn und wähl andere Karten.' },
      done: 'Was du auf der Hand hast, erfährt Lou nie: Der Berg sagt genug. Viele Tage vergehen …'
    },
    bridge: {
      says: 'Hier oben passt kaum noch etwas. Eine Brücke schon: Sie kostet nie etwas. Leg sie.',
      other: 'Das ginge auch. Aber probier die Brücke: Tipp auf sie, dann auf das helle Feld.',
      done: 'Sie trägt, was darüber kommt. Am Ende muss eine Karte sie bedecken. Ein paar Tage später …'
    },
    last: {
      says: 'Unter dem Gipfel ist ein Feld frei. Leg deine 12 dorthin: Neben der 11 kostet sie eine Karte.',
      other: 'Das ginge auch. Aber deine 12 passt und ist günstig: Tipp auf sie.',
      near: { summit: 'Behalt den Gipfel: Er kommt ganz nach oben. Zahl mit der anderen Karte.' },
      done: 'Nur der Gipfel fehlt noch!'
    },
    summit: {
      says: 'Jedes Feld ist belegt: Leg den Gipfel.',
      other: 'Du hast den Gipfel: Jetzt ist es so weit.',
      done: 'Gewonnen! Kein Wort ist gefallen, und der Berg steht. Mit wem möchtest du hinauf?'
    }
  },
  refused: {
    OCCUPIED: () => 'Dort liegt schon eine Karte. Wähl ein freies Feld.',
    LEFT: () => 'Reihen wachsen von links, ohne Lücke: Nimm das erste freie Feld einer Reihe.',
    SUPPORT: () => 'Eine Karte ruht auf zwei anderen, und die fehlen dort noch.',
    SUMMIT_ONLY: () => 'Ganz nach oben kommt nur der Gipfel.',
    EDGE: () => 'Am Ende einer Reihe liegt nie eine Brücke.',
    ROW: ({ row }) => `In Reihe ${row} muss eine Karte mindestens eine ${row} sein.`,
    TERRAIN: () => 'Dasselbe Gelände liegt nie nebeneinander. Nimm eine Karte mit anderem.',
    COST: ({ due, can }) => `Dort ist der Unterschied der Preis: ${cards(due)}, und du hättest höchstens ${can}.`
  }
}
