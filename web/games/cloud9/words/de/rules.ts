import type { Chapter } from '../../../chapters.ts'

const aim: Chapter = ({ seats, options }) => ({
  heading: 'Worum es geht',
  paragraphs: [
    `Ihr sitzt zu ${seats} im Korb eines Ballons. Jede Wolke, auf die er steigt, ist mehr wert: 1, 2, 4, 6, 9, 12, 15, 20 und schließlich 25 Punkte. Wer springt, bekommt die Punkte der Wolke; wer im Korb ist, wenn der Ballon fällt, geht leer aus.`,
    options.endCheck === 'fall-only'
      ? 'Fällt der Ballon und hat jemand 50 Punkte oder mehr, ist die Partie zu Ende. Wer die meisten hat, gewinnt; bei gleich vielen, wer mehr Karten hält.'
      : 'Nach der Fahrt, in der jemand 50 Punkte erreicht, ist die Partie zu Ende. Wer die meisten hat, gewinnt; bei gleich vielen, wer mehr Karten hält.',
    'Unsere Regelung: Die Fahrt wird zuerst zu Ende gespielt, und alle können noch an dem vorbeiziehen, der 50 hat. Wer gleich viele Punkte und Karten hat, teilt den Platz.',
    options.endCheck === 'fall-only'
      ? 'Das gedruckte Blatt spricht davon, dass der Ballon fällt. Diese Partie nimmt es beim Wort: Nach dem Sprung eines einsamen Piloten oder auf Wolke 9 geht sie weiter.'
      : 'Unsere Regelung: Das gedruckte Blatt spricht davon, dass der Ballon fällt; hier wird nach jeder Fahrt gefragt, wie auch immer sie endet.'
  ]
})

const cards: Chapter = ({ seats }) => ({
  heading: 'Karten und Würfel',
  paragraphs: [
    'Es gibt je 18 Karten in Grün, Lila, Rot und Gelb und vier Joker: 76 insgesamt. Alle beginnen mit sechs. Niemand sieht die Karten der anderen, aber wie viele jemand hält, ist offen, ebenso, was gespielt wurde.',
    'Jeder Würfel zeigt einmal Grün, Lila, Rot und Gelb und hat zwei leere Seiten. Auf den Wolken 1 bis 3 wird mit zwei Würfeln geworfen, auf 4 bis 6 mit drei, auf 7 und 8 mit vier.',
    `Unsere Regelung: Das Blatt sagt nicht, wie viele Karten und Würfel es gibt; diese Zahlen sind die des gedruckten Spiels, wie andere es beschreiben. Zu Beginn bleiben ${76 - 6 * seats} Karten zu ziehen, und eine Hand hat keine Grenze.`
  ]
})

const roll: Chapter = () => ({
  heading: 'Der Wurf',
  paragraphs: [
    'Der Pilot wirft die Würfel der Wolke. Die Farben, die sie zeigen, braucht er; leere Seiten zählen nichts. Nun entscheiden alle anderen im Korb: bleiben oder springen. Dann zahlt der Pilot, oder der Ballon fällt.',
    'Wer springt, bekommt die Punkte der Wolke und wartet am Boden auf die nächste Fahrt.',
    'Unsere Regelung: Wer zuerst Pilot ist, bestimmt der Zufall.'
  ]
})

const sealed: Chapter = () => ({
  heading: 'Alle werden zugleich gefragt',
  paragraphs: [
    'Die Entscheidungen zählen der Reihe nach, vom Platz links des Piloten an, seine eigene zuletzt. Aber niemand muss auf andere warten: Alle werden gleich nach dem Wurf gefragt, und was du antwortest, liegt versiegelt, bis dein Platz kommt. Alle sehen, dass du geantwortet hast, niemand was, und bis dahin kannst du neu antworten.',
    '„Mitspringen“ heißt: springen, wenn bei diesem Wurf jemand gesprungen ist, dessen Platz vor deinem kam, sonst bleiben.',
    '„Abwarten“ heißt: Du willst erst sehen, was die vor dir tun. Alle sehen das, und an deinem Platz wirst du wieder gefragt.',
    'Unsere Regelung: Auf dem Blatt wählt ihr nacheinander. Wer das möchte, wartet ab; so geht nichts verloren als das Warten.',
    'Unsere Regelung: Der Pilot wird mit allen anderen gefragt, und immer, wenn er eine Karte hält, auch wenn er allein weiß, dass er keine Wahl hat. Nur wo die Würfel nichts verlangen oder er keine Karte hält, geht es ohne ihn weiter.'
  ]
})

const paying: Chapter = () => ({
  heading: 'Der Pilot zahlt',
  paragraphs: [
    'Er zeigt genau die Karten, die die Würfel verlangen, oder einen Joker für den ganzen Wurf. Sie werden abgelegt, und der Ballon steigt zur nächsten Wolke. Verlangen die Würfel nichts, steigt er von selbst, und es kann keine Karte ausgegeben werden.',
    'Hält er die Farben, muss er steigen, darf aber stattdessen einen Joker zeigen. Hält er sie nicht, darf er einen Joker zeigen oder den Ballon fallen lassen. Ein Joker wird nie mit anderen Karten gemischt.',
    'Fällt der Ballon, gehen alle darin leer aus, auch der Pilot. Das beweist, dass ihm eine Farbe fehlte.',
    'Nach dem Steigen ist Pilot, wer links von ihm als Nächstes im Korb sitzt.'
  ]
})

const alone: Chapter = () => ({
  heading: 'Allein, und auf Wolke 9',
  paragraphs: [
    'Solange andere im Korb sind, darf der Pilot nicht springen, auch nicht bei dem Wurf, bei dem der Letzte von ihnen gegangen ist: Den muss er noch zahlen. Ist er dann allein, darf er vor jedem Wurf springen oder weiterfahren: würfeln und zahlen.',
    'Wer im Korb ist, wenn der Ballon Wolke 9 erreicht, bekommt 25 Punkte.'
  ]
})

const trips: Chapter = () => ({
  heading: 'Die nächste Fahrt',
  paragraphs: [
    'Auf Wolke 1 steigen alle wieder ein. Alle ziehen eine Karte, zuerst der neue Pilot: der Platz links vom letzten. Ist der Stapel leer, werden die abgelegten Karten gemischt.',
    'Unsere Regelung: Eine Karte wird nach jeder Fahrt gezogen, wie auch immer sie endet; ist nichts mehr da, bleiben die Hände, wie sie sind.'
  ]
})

const odds: Chapter = ({ options }) =>
  options.odds === true
    ? {
        heading: 'Wie wahrscheinlich es ist',
        paragraphs: [
          'An diesem Tisch wird angesagt, wie viele aller Hände von der Größe des Piloten zahlen können, mit den Farben oder mit einem Joker. Gezählt wird, was alle gesehen haben, und niemandes eigene Hand: dieselbe Zahl für euch alle.'
        ]
      }
    : null

const lines: Chapter = () => ({
  heading: 'Jede Aktion als Zeile',
  paragraphs: [
    'Mitfahrende: jump (springen), stay (bleiben), jump if jumped (mitspringen), wait (abwarten).',
    'Der Pilot: colours (Farben), wild (Joker), fall (fallen), wait (abwarten).',
    'Allein: jump (springen), continue (weiter).'
  ]
})

export const chapters: readonly Chapter[] = [aim, cards, roll, sealed, paying, alone, trips, odds, lines]
