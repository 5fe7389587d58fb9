import type { Chapters } from '../../said/rules.ts'

export const chapters: Chapters = {
  aim: () => ({
    heading: 'Worum es geht',
    paragraphs: [
      'Ihr fischt zu zweit in einem Meer. Ihr zahlt mit Würmern, holt Korallen und Fische auf eure Seite und züchtet Paare.',
      'Wer zuerst fünf Paare gezüchtet hat, gewinnt sofort.'
    ]
  }),
  sea: () => ({
    heading: 'Das Meer',
    paragraphs: [
      'Es hat vier Reihen zu acht Karten. Reihe 1 ist die vordere des ersten Platzes, Reihe 4 die des zweiten; auf der Seite liegt deine unten. Diese beiden liegen offen, die zwei dazwischen verdeckt. Spalte a ist am Ufer, Spalte h am Riff, wo neue Karten kommen.',
      'Es sind 60 Karten: 24 Fische (in sechs Farben, je zwei Männchen und zwei Weibchen), 10 Korallen, 4 Haie, 4 Perlen und 18 Karten mit leerem Wasser. Unsere Regelung: Diese Mischung ist von uns, denn keine Regel nennt sie.',
      'Ihr beginnt mit je einem Boot an Spalte a und je einem Wurm in jeder Farbe. Von jeder Farbe gibt es acht Würmer. Vier Zuchtkarten liegen offen, von 21: je zwei Farben einmal, und jede Farbe mit sich selbst.'
    ]
  }),
  dice: () => ({
    heading: 'Die Würfel',
    paragraphs: [
      'Dein Zug beginnt mit zwei Würfeln, die die sechs Farben haben. Du nimmst von jeder gewürfelten Farbe einen Wurm; sind beide gleich, zwei davon. Ist von einer keiner mehr da, nimmst du einen in beliebiger Farbe.',
      'Dann nimmt die andere Seite einen Wurm in einer gewürfelten Farbe, oder in jeder, wenn eine davon ausgegangen ist. Das kommt vor deinem Zug: Wer einen Zug beendet, wird gleich gefragt. Bleibt nur eine Farbe, wird niemand gefragt.'
    ]
  }),
  turn: () => ({
    heading: 'Dein Zug',
    paragraphs: [
      'Du tust so viel du magst, in beliebiger Reihenfolge, und beendest dann deinen Zug. Deine Boote öffnen so viele Spalten, wie du Boote hast, vom Ufer an; dort darfst du in allen vier Reihen kaufen.',
      'Was offen liegt, kostet in deiner vorderen Reihe 1 Wurm, in der Mitte 2 und in der vorderen Reihe gegenüber 3. Für 1 Wurm in beliebiger Farbe wird dir eine Karte der Mitte aufgedeckt; in diesem Zug kostet sie dich dann nur noch 1. Danach bleibt sie offen, zu 2.',
      'Ein Fisch wird mit Würmern seiner Farbe bezahlt. Für alles andere ist jede Farbe recht. Eine Perle zahlt wie ein Wurm in beliebiger Farbe, auch für einen Fisch.',
      'Ein Boot kostet 3, in beliebigen Farben, und öffnet sofort die nächste Spalte. Mehr als acht hat niemand; es gibt 15.',
      'Auch leeres Wasser lässt sich kaufen: Es bleibt nur ein Loch, durch das die Strömung Neues bringt.'
    ]
  }),
  breeding: () => ({
    heading: 'Züchten',
    paragraphs: [
      'Eine Koralle liegt vor dir; mehr als fünf hat niemand, geschlossene mitgezählt. Ein Fisch, den du kaufst, kommt sofort auf eine deiner Korallen. Der erste darf jede Farbe haben.',
      'Der zweite muss vom anderen Geschlecht sein, und eine offene Zuchtkarte muss beide Farben zeigen; welcher das Männchen ist, ist gleich. Dann züchtest du: Beide gehen, die Zuchtkarte kommt auf die Koralle und schließt sie, und eine neue wird aufgedeckt.'
    ]
  }),
  sharks: () => ({
    heading: 'Haie',
    paragraphs: [
      'Ein Hai, den du gekauft hast, frisst eine Karte, im selben Zug oder später: jede offene Karte im Meer, ob deine Boote sie erreichen oder nicht, oder einen Fisch auf deiner eigenen Koralle. Beide Karten werden abgelegt.'
    ]
  }),
  current: () => ({
    heading: 'Die Strömung',
    paragraphs: [
      'Endet ein Zug, wird leeres Wasser fortgetragen, das offen am Ufer liegt: in jeder Reihe bis zur ersten anderen Karte, über Löcher hinweg. Dann rücken alle Karten ans Ufer, und die Löcher werden vom Stapel gefüllt, Reihe 1 zuerst; die mittleren verdeckt.',
      'Liegen sieben Karten auf der Ablage oder reicht der Stapel nicht, wird die Ablage in den Stapel gemischt.'
    ]
  }),
  end: () => ({
    heading: 'Das Ende',
    paragraphs: [
      'Das fünfte Paar gewinnt, auch mitten im Zug. Punkte gibt es nicht, und kein Unentschieden.',
      'Wer aufgibt, verliert. Hört ihr beide auf, hat niemand gewonnen.'
    ]
  }),
  rulings: () => ({
    heading: 'Wo die gedruckte Regel schweigt',
    paragraphs: [
      'Unsere Regelungen: Wer aufdeckt, braucht ein Boot in der Spalte. Was aufgedeckt wurde, ist bis zum Ende deines Zugs halb bezahlt. Ein einzelner Fisch darf für immer bleiben, oder ein Hai holt ihn. Würmer liegen offen, und niemand hat zu viele. Ist der Vorrat leer, bringt ein Wurf nichts.',
      'Was du gekauft hast, lässt sich zurücknehmen, bis es endgültig ist. Aufdecken, Züchten und das Ende des Zugs zeigen etwas Neues; danach gibt es kein Zurück.'
    ]
  }),
  lines: () => ({
    heading: 'Jede Aktion als Zeile',
    paragraphs: [
      'take R nimmt einen roten Wurm. Die Farben sind R rot, Y gelb, G grün, B blau, P lila und K rosa; pe ist eine Perle.',
      'buy d1 -Y kauft für einen gelben Wurm, was auf d1 liegt. buy a4>1 -Y -Y -pe kauft einen Fisch für deine Koralle 1, für zwei gelbe Würmer und eine Perle.',
      'reveal b2 -B deckt b2 auf. boat -R -R -pe setzt ein Boot aus.',
      'shark h4 frisst, was auf h4 liegt, shark 2 den Fisch auf deiner Koralle 2. end beendet deinen Zug.'
    ]
  })
}
