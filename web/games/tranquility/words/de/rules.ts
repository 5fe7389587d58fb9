import type { Chapter } from '../../../chapters.ts'
import { hasStart, isVariant } from '../../said/options.ts'
import * as pictures from '../../board/pictures.ts'

const aim: Chapter = ({ options, seats }) => ({
  heading: 'Worum es geht',
  paragraphs: [
    'Das Meer hat 36 Felder. Sie werden mit Inseln gefüllt, deren Zahlen von Anfang bis Ende steigen: Reihe für Reihe, von a1 unten links bis f6 oben rechts.',
    seats > 1
      ? 'Sind alle Felder belegt und ist ein Start gespielt, dann spielt jemand von euch ein Ziel, und ihr habt alle gewonnen. Kommt vorher jemand nicht weiter, habt ihr alle verloren.'
      : 'Sind alle Felder belegt und ist der Start gespielt, dann spielst du ein Ziel und hast gewonnen. Kommst du vorher nicht weiter, hast du verloren.'
  ],
  ...(!isVariant(options) && {
    picture: {
      ...pictures.aim(),
      says: 'Eine Fahrt am Ziel: Sie beginnt mit der 2 im Morgengrauen und endet mit der 79 in der Nacht.'
    }
  })
})

const cards: Chapter = ({ seats }) => ({
  heading: 'Die Karten',
  paragraphs:
    seats > 1
      ? [
          `Es gibt 80 Inseln mit den Zahlen 1 bis 80, fünf Ziele und ${seats} Starts, für alle je einen.`,
          'Inseln und Ziele werden gemischt und so gleichmäßig wie möglich verdeckt verteilt: Alle haben einen eigenen Stapel. Alle ziehen fünf Karten, und erst dann wird in jeden Stapel ein Start gemischt. So hat zu Beginn niemand einen Start auf der Hand.',
          'Wer die wenigsten Karten bekommen hat, beginnt; sind es mehrere, entscheidet der Zufall. Danach geht es in der Reihenfolge der Plätze weiter.',
          'Unsere Regelung: Gehen die Karten nicht auf, entscheidet der Zufall, wer eine mehr bekommt.'
        ]
      : [
          'Es gibt 80 Inseln mit den Zahlen 1 bis 80, fünf Ziele und einen Start.',
          'Inseln und Ziele liegen gemischt und verdeckt in einem Stapel. Du ziehst fünf Karten, und erst dann wird der Start hineingemischt. So hast du ihn zu Beginn nie auf der Hand.'
        ]
})

const turn: Chapter = ({ seats }) => ({
  heading: 'Wenn du dran bist',
  paragraphs: [
    'Du tust genau eines: eine Insel legen, zwei Karten abwerfen, einen Start spielen oder ein Ziel spielen. Passen geht nicht.',
    `Dann ziehst du, bis du wieder fünf Karten hast${seats > 1 ? ', und die oder der Nächste ist dran' : ''}. Ist dein Stapel leer, machst du mit den Karten weiter, die du noch hast.`
  ]
})

const losing: Chapter = ({ seats }) => ({
  heading: 'Wie man verliert',
  paragraphs: [
    `Kannst du zu Beginn deines Zuges gar nichts tun, ist die Partie${seats > 1 ? ' für euch alle' : ''} verloren. Mit zwei Karten auf der Hand kann das nicht geschehen, denn die kannst du abwerfen. Mit nur einer Karte geht es weiter, wenn du sie jetzt gleich spielen kannst, und ohne Karten nie.`,
    'Unsere Regelung: Eine Partie geht auch dann weiter, wenn sie nicht mehr zu gewinnen ist, und nichts verrät es.'
  ]
})

const silence: Chapter = ({ options, seats }) => {
  if (seats === 1) return null
  return options.talk === 'open'
    ? {
        heading: 'Reden',
        paragraphs: [
          'An diesem Tisch dürft ihr sagen, was ihr wollt. Das gedruckte Spiel ist still: Dort verrät niemand die eigenen Karten, Pläne oder Wünsche.'
        ]
      }
    : {
        heading: 'Schweigen',
        paragraphs: [
          'Ihr spielt ohne ein Wort darüber, was ihr habt, plant oder euch wünscht, weder hier noch anderswo. Wie viele Karten alle auf der Hand und noch im Stapel haben, seht ihr.',
          ...(hasStart(options)
            ? [
                'Solange ein Start bezahlt wird, dürft ihr sagen, wie viele Karten ihr geben würdet oder von anderen gern hättet. Aber nicht, welche.'
              ]
            : [])
        ]
      }
}

const lines: Chapter = ({ seats }) => ({
  heading: 'Jede Aktion als Zeile',
  paragraphs: [
    '23@e4 legt die Insel 23 auf das Feld e4. 23@e4 -7 -9 tut das und bezahlt mit 7 und 9.',
    '-7 -9 wirft beide ab. In solchen Zeilen steht S für einen Start und F für ein Ziel (auf Englisch „finish“).',
    'start und finish spielen diese Karten.',
    seats > 1
      ? 'give 3 -7 -9 -12 bietet diese drei Karten für den Start, give 0 keine, und withdraw nimmt das Angebot zurück.'
      : 'give 8 und die acht Karten, jede mit ihrem -, bezahlt den Start.'
  ]
})

/** Those of the modules; a line may begin with a small letter. */
const more = { heading: 'Weitere Aktionen als Zeilen', line: (line: string) => `Die Zeile ${line}` }

export const chapters = { aim, cards, turn, losing, silence, lines, more }
