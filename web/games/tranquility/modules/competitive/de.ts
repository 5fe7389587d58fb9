import type * as en from './en.ts'
import { has } from '../../../../words/de/has.ts'
import { momentOf, pictures } from './moment.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('de').format(parts)

const inPoints = (points: number) => `${points} ${Math.abs(points) === 1 ? 'Punkt' : 'Punkte'}`

export const turn: typeof en.turn = {
  offers: { exchange: 'Reihe nehmen', pass: 'Passen' },
  competitive: {
    exchange: 'Die Hand zeigen, abwerfen und die ganze Reihe nehmen.',
    openRow: left => `Reihe, dann ${left}:`,
    who: (name, side) => `${name} (${side === 'day' ? 'Tag' : 'Nacht'})`,
    points: (who, points) => `${who}: ${inPoints(points)}`,
    score: (who, { placed, discarded, inRuns, longest, points }) =>
      `${who}: ${2 * placed} für ${placed === 1 ? '1 Insel' : `${placed} Inseln`} − ${discarded} abgeworfen + ${inRuns} in Folgen (längste ${longest}) = ${inPoints(points)}`,
    wins: who => `Sieg: ${who}`,
    drawn: 'Unentschieden'
  }
}

export const log: typeof en.log = {
  ends: { SCORED: 'Nach Punkten: Die Partie ist zu Ende.' },
  standing: ({ contest }, seat) => contest && inPoints(contest.scores[seat]?.points ?? 0),
  pictures,
  moment: now =>
    momentOf(now, {
      stuck: 'Keine deiner Karten passt.',
      exchange: 'Zeig deine Hand und wirf sie ab, dann gehört dir die ganze Reihe.',
      pass: 'Pass. Nach zweimal Passen hintereinander ist die Partie aus.'
    }),
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
  MATH_IMPOSSIBLE: ({ card, cell }) => `Mit der ${card} auf ${cell} ließe sich das Meer nie mehr füllen.`,
  HAND_HAS_PLAY: () => 'Eine deiner Karten lässt sich legen, also kannst du nicht tauschen.',
  EXCHANGE_EMPTY_ROW: () => 'Die offene Reihe ist leer: Es gibt nichts zu tauschen.',
  ACTION_AVAILABLE: () => 'Du kannst noch etwas tun, also kannst du nicht passen.'
}

export const rules: typeof en.rules = () => ({
  heading: 'Gegeneinander',
  paragraphs: [
    'Ihr spielt zu zweit gegeneinander. Einer Seite gehört der Tag, der anderen die Nacht, und jede Insel im Meer zeigt, wem sie gehört.',
    'Es gibt nur die 80 Inseln. Ihr habt je 5; weitere 5 liegen offen in einer Reihe, und die übrigen 65 sind der Stapel. Ihr nehmt Karten vom fernen Ende der Reihe, und der Stapel füllt sie wieder auf.',
    'Bist du dran, legst du eine Insel oder wirfst zwei Karten ab. Lässt sich keine deiner Karten legen, kannst du die ganze Hand zeigen und abwerfen und die ganze Reihe nehmen. Geht gar nichts, passt du.',
    'Eine Insel darf nicht dorthin, wo sie für die freien Felder auf einer Seite zu wenige Zahlen ließe.',
    'Die Partie endet, wenn das Meer voll ist, wenn ihr nach einem Zug beide höchstens 1 Karte habt oder wenn 2-mal hintereinander gepasst wird.',
    'Jede deiner Inseln im Meer zählt 2 Punkte, jede abgeworfene Karte kostet 1, und jede lückenlose Folge von mindestens 3 deiner Inseln zählt noch einmal ihre Länge.',
    'Bei gleichen Punkten gewinnen mehr Inseln, dann weniger abgeworfene Karten, dann die längere Folge. Sonst ist es unentschieden.',
    'Unsere Regelung: Der Zufall entscheidet, wer beginnt und wem der Tag gehört. Eine Folge geht über Reihenenden hinweg, ihre Zahlen müssen nicht aufeinanderfolgen, und jede zählt einmal. Kannst du nichts tun, passt du, und wird 2-mal hintereinander gepasst, endet die Partie.'
  ]
})

export const line: typeof en.line = 'exchange tauscht deine Hand gegen die Reihe, pass passt.'

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
