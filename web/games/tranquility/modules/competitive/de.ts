import type * as en from './en.ts'
import { has } from '../../../../words/de/has.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('de').format(parts)

export const turn: typeof en.turn = {
  offers: { exchange: 'Reihe nehmen', pass: 'Passen' },
  competitive: {
    exchange: 'Die Hand zeigen und abwerfen, und die ganze Reihe nehmen.',
    openRow: left => `Reihe, dann ${left}:`,
    who: (name, side) => `${name} (${side === 'day' ? 'Tag' : 'Nacht'})`,
    points: (who, points) => `${who}: ${points} Punkte`,
    score: (who, { placed, discarded, inRuns, longest, points }) =>
      `${who}: ${2 * placed} für ${placed} Inseln − ${discarded} abgeworfen + ${inRuns} in Folgen (längste ${longest}) = ${points} Punkte`,
    wins: who => `Sieg: ${who}`,
    drawn: 'Unentschieden'
  }
}

export const log: typeof en.log = {
  ends: { SCORED: 'Nach Punkten: Die Partie ist zu Ende.' },
  standing: ({ contest }, seat) => contest && `${contest.scores[seat]?.points ?? 0} Punkte`,
  events: {
    'row-laid': ({ row, day }, who) => `In der offenen Reihe liegen ${list(row)}. Der Tag gehört ${who(day) ?? 'dir'}.`,
    took: ({ seat, cards }, who) => `${has(seat, who)} ${list(cards)} aus der Reihe genommen.`,
    exchanged: ({ seat, cards }, who) => `${has(seat, who)} ${list(cards)} gezeigt und gegen die Reihe getauscht.`,
    passed: ({ seat }, who) => `${has(seat, who)} gepasst.`,
    scored: ({ scores }, who) =>
      `Punkte: ${scores.map(({ points }, seat) => `${who(seat) ?? 'du'} ${points}`).join(', ')}.`
  }
}

export const refusals: typeof en.refusals = {
  MATH_IMPOSSIBLE: ({ card, cell }) => `Mit ${card} auf ${cell} ließe sich das Meer nie mehr füllen.`,
  HAND_HAS_PLAY: () => 'Eine deiner Karten lässt sich legen: Tauschen geht dann nicht.',
  EXCHANGE_EMPTY_ROW: () => 'Die offene Reihe ist leer: Es gibt nichts zu tauschen.',
  ACTION_AVAILABLE: () => 'Du kannst noch etwas tun: Passen geht dann nicht.'
}

export const rules: typeof en.rules = () => ({
  heading: 'Gegeneinander',
  paragraphs: [
    'Ihr spielt zu zweit gegeneinander. Einem gehört der Tag, dem anderen die Nacht, und jede Insel im Meer zeigt, wessen sie ist.',
    'Es gibt nur die 80 Inseln. Jeder hat 5; weitere 5 liegen offen in einer Reihe, und die übrigen 65 sind der Stapel. Ihr nehmt aus der Reihe, vom fernen Ende her, und der Stapel füllt sie auf.',
    'Bist du dran, legst du eine Insel oder wirfst zwei Karten ab. Lässt sich keine deiner Karten legen, kannst du die ganze Hand zeigen und abwerfen und die ganze Reihe nehmen. Geht gar nichts, passt du.',
    'Eine Insel darf nicht dorthin, wo sie für die freien Felder auf einer Seite zu wenige Zahlen ließe.',
    'Die Partie endet, wenn das Meer voll ist, wenn ihr nach einem Zug beide höchstens 1 Karte habt oder wenn 2 Mal hintereinander gepasst wird.',
    'Jede deiner Inseln im Meer zählt 2 Punkte, jede abgeworfene Karte kostet 1, und jede lückenlose Folge von mindestens 3 deiner Inseln zählt noch einmal ihre Länge.',
    'Bei gleichen Punkten: mehr Inseln; dann weniger Abgeworfenes; dann die längste Folge. Sonst ist es unentschieden.',
    'Unsere Regelung: Der Zufall entscheidet, wer beginnt und wem der Tag gehört. Eine Folge geht über Reihenenden hinweg, ihre Zahlen müssen einander nicht folgen, und jede zählt einmal. Wer nichts tun kann, passt, und 2 Mal hintereinander gepasst beendet die Partie.'
  ]
})

export const line: typeof en.line = 'exchange nimmt die Reihe für deine Hand, pass passt.'

export const harbour: typeof en.harbour = {
  presets: { competitive: 'Gegeneinander: zwei um Punkte' },
  settings: {
    variant: {
      values: { competitive: 'Gegeneinander' },
      says: {
        competitive: 'Zu zweit gegeneinander: Karten aus einer offenen Reihe, Punkte für das, was im Meer liegt.'
      }
    }
  }
}
