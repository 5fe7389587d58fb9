import type { Chapter } from '../../../chapters.ts'
import type { Whole } from '../../said/rules.ts'

const oneOf = (acts: readonly string[]) => new Intl.ListFormat('de', { type: 'disjunction' }).format(acts)

const aim: Chapter = ({ seats }) => ({
  heading: 'Worum es geht',
  paragraphs: [
    'Der Berg hat 44 Felder in acht Reihen: neun am Fuß, dann acht, und so weiter bis zu zwei. Ganz oben steht der Gipfel.',
    seats > 1
      ? 'Sind alle 44 belegt, dann legt jemand von euch einen Gipfel, und ihr habt alle gewonnen. Kann jemand von euch im eigenen Zug nichts tun, habt ihr alle verloren.'
      : 'Sind alle 44 belegt, dann legst du einen Gipfel und hast gewonnen. Kannst du in deinem Zug nichts tun, hast du verloren.'
  ]
})

const cards: Chapter = ({ options, seats }) => ({
  heading: 'Die Karten',
  paragraphs: [
    `Es gibt ${seats > 1 ? '72 Bergkarten mit den Werten 1 bis 12' : '66 Bergkarten mit den Werten 2 bis 12'} in drei Geländen: Gras (G), Schnee (S) und Fels (F), jede Karte zweimal. Dazu kommen ein Lagerfeuer für jedes Gelände, fünf Brücken und fünf Gipfel.`,
    ...(options.wildlife ? [] : ['Zwölf der Karten tragen einen Steinbock, der in dieser Partie nichts bedeutet.']),
    ...(seats > 1 ? dealTogether(seats) : DEAL_ALONE),
    'Unsere Regelung: Wie viele Brücken und Lagerfeuer es gibt, sagt die gedruckte Regel nicht; fünf und drei passen zu allem, was sie sagt.'
  ]
})

function dealTogether(seats: number): readonly string[] {
  return [
    `Wer beginnt, entscheidet der Zufall; danach geht es in der Reihenfolge der Plätze weiter. ${seats > 3 ? 'Wer als Zweites und wer als Viertes dran ist, bekommt' : 'Wer als Zweites dran ist, bekommt'} eine Brücke. Alles andere wird so gleichmäßig wie möglich verdeckt verteilt: Alle haben einen eigenen Stapel und beginnen mit fünf Karten auf der Hand.`,
    'Gehen die Karten nicht auf, bekommt die Person, die beginnt, einen der größeren Stapel; wer die anderen bekommt, entscheidet der Zufall.',
    'Unsere Regelung: Wie viele Karten alle auf der Hand und noch im Stapel haben, sieht jeder.'
  ]
}

const DEAL_ALONE = [
  'Sie liegen gemischt in einem Stapel, und du beginnst mit sechs Karten auf der Hand.',
  'Unsere Regelung: Eine Brücke bekommst du vorher nicht.'
]

const turn: Chapter<Whole> = ({ acts, seats }) => ({
  heading: 'Wenn du dran bist',
  paragraphs: [
    `Du tust genau eines: ${oneOf(acts)}. Passen geht nicht.`,
    `Dann ziehst du, bis du wieder ${seats > 1 ? 'fünf Karten hast, und die oder der Nächste ist dran' : 'sechs Karten hast'}. Ist dein Stapel leer, machst du mit den Karten weiter, die du noch hast.`,
    'Unsere Regelung: Was du getan hast, kannst du zurücknehmen, bis es endgültig ist. Erst dann ziehst du nach.'
  ]
})

const losing: Chapter<Whole> = ({ hasGoal, seats }) => ({
  heading: 'Wie man verliert',
  paragraphs: [
    `Kannst du zu Beginn deines Zuges gar nichts tun, ist die Partie${seats > 1 ? ' für euch alle' : ''} verloren. Mit zwei Karten auf der Hand kann das nicht geschehen, denn die kannst du abwerfen. Mit nur einer Karte geht es weiter, wenn sie jetzt gleich zu etwas gut ist, und ohne Karten nie.`,
    ...(hasGoal
      ? [
          'Unsere Regelung: Ist der Berg fertig und lässt sich etwas, das die Partie verlangt, nie mehr erreichen, dann ist sie sofort verloren.'
        ]
      : []),
    'Unsere Regelung: Bis der Berg fertig ist, geht eine Partie auch dann weiter, wenn sie nicht mehr zu gewinnen ist, und nichts verrät es.'
  ]
})

const silence: Chapter = () => ({
  heading: 'Schweigen',
  paragraphs: [
    'Ihr spielt ohne ein Wort darüber, was ihr habt, plant oder euch wünscht, weder hier noch anderswo.',
    'Unsere Regelung: Solange die Partie läuft, lässt sich hier nichts sagen als ein Gruß, und der ist immer willkommen.'
  ]
})

const talking: Chapter = () => ({
  heading: 'Reden',
  paragraphs: [
    'An diesem Tisch dürft ihr sagen, was ihr wollt. Das gedruckte Spiel ist still: Dort verrät niemand die eigenen Karten, Pläne oder Wünsche.'
  ]
})

export const chapters = { aim, cards, turn, losing, silence, talking }

export const lines: string = 'Jede Aktion als Zeile'
