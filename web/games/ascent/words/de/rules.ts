import type { Chapter } from '../../../chapters.ts'
import { rulesIn } from '../../rules.ts'
import { KNOWN, PLACEHOLDERS } from '../../modules/documentary/known.ts'
import { IBEXES } from '../../modules/wildlife/known.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('de').format(parts)

const aim: Chapter = ({ seats }) => ({
  heading: 'Worum es geht',
  paragraphs: [
    'Der Berg hat 44 Felder in acht Reihen: neun am Fuß, dann acht, und so weiter bis zu zwei. Ganz oben steht der Gipfel.',
    seats > 1
      ? 'Sind alle 44 belegt, dann legt jemand von euch einen Gipfel, und ihr habt alle gewonnen. Kann jemand von euch in seinem Zug nichts tun, habt ihr alle verloren.'
      : 'Sind alle 44 belegt, dann legst du einen Gipfel und hast gewonnen. Kannst du in deinem Zug nichts tun, hast du verloren.'
  ]
})

const cards: Chapter = ({ options, seats }) => ({
  heading: 'Die Karten',
  paragraphs: [
    `Es gibt ${seats > 1 ? '72 Bergkarten mit den Werten 1 bis 12' : '66 Bergkarten mit den Werten 2 bis 12'} in drei Geländen: Gras (G), Schnee (S) und Fels (R), jede Karte zweimal. Dazu kommen ein Lagerfeuer für jedes Gelände, fünf Brücken und fünf Gipfel.`,
    ...(options.wildlife ? [] : ['Zwölf der Karten tragen einen Steinbock, der in dieser Partie nichts bedeutet.']),
    ...(seats > 1 ? dealTogether(seats) : DEAL_ALONE),
    'Unsere Regelung: Wie viele Brücken und Lagerfeuer es sind, sagt die gedruckte Regel nicht; fünf und drei passen zu allem, was sie sagt.'
  ]
})

function dealTogether(seats: number): readonly string[] {
  return [
    `Wer beginnt, entscheidet der Zufall; danach geht es in der Reihenfolge der Plätze weiter. ${seats > 3 ? 'Die Zweite und die Vierte in dieser Reihe bekommen je' : 'Die Zweite in dieser Reihe bekommt'} eine Brücke. Alles andere wird so gleichmäßig wie möglich verdeckt verteilt: Jeder hat seinen eigenen Stapel und beginnt mit fünf Karten auf der Hand.`,
    'Gehen die Karten nicht auf, hat einen der größeren Stapel, wer beginnt; wer die anderen bekommt, entscheidet der Zufall.',
    'Unsere Regelung: Wie viele Karten jeder auf der Hand und noch im Stapel hat, sehen alle.'
  ]
}

const DEAL_ALONE = [
  'Sie liegen gemischt in einem Stapel, und du beginnst mit sechs Karten auf der Hand.',
  'Unsere Regelung: Eine Brücke bekommst du vorher nicht.'
]

const turn: Chapter = ({ options, seats }) => ({
  heading: 'Wenn du dran bist',
  paragraphs: [
    `Du tust genau eines: eine Bergkarte legen, eine Brücke legen, ein Lagerfeuer entfachen, ${options.wildlife ? 'eine Herde führen, ' : ''}${seats > 1 ? '' : 'einen Kletterhaken benutzen, '}zwei Karten abwerfen oder den Gipfel legen. Passen geht nicht.`,
    `Dann ziehst du, bis du wieder ${seats > 1 ? 'fünf Karten hast, und der Nächste ist dran' : 'sechs Karten hast'}. Ist dein Stapel leer, machst du mit den Karten weiter, die du noch hast.`,
    'Unsere Regelung: Was du getan hast, kannst du zurücknehmen, bis es endgültig ist. Erst dann ziehst du nach.'
  ]
})

const placing: Chapter = () => ({
  heading: 'Eine Bergkarte legen',
  paragraphs: [
    'Reihen wachsen von links: Die erste Karte einer Reihe kommt auf ihr linkes Feld, jede weitere rechts neben die letzte. Ein Feld wird von den beiden darunter getragen, und auf beiden muss eine Karte liegen, gleich welche. Reihe 1 steht auf den zehn Panoramen. Eine Reihe darf beginnen, bevor die darunter voll ist.',
    'Ein Feld heißt nach seinem Platz von links und seiner Reihe: b3 ist das zweite von Reihe 3.',
    'Eine Karte darf nicht niedriger sein als die Zahl ihrer Reihe: Reihe 4 nimmt eine 4 und alles, was höher ist.',
    'Nebeneinander in einer Reihe haben zwei Karten nie dasselbe Gelände. Was darüber und darunter liegt, spielt keine Rolle.'
  ]
})

const paying: Chapter = () => ({
  heading: 'Was es kostet',
  paragraphs: [
    'Eine Karte zu legen kostet so viele Karten, wie sich ihr Wert von dem der Karte daneben unterscheidet. Die erste einer Reihe hat nichts neben sich und kostet nichts. Bei Werten auf beiden Seiten, wie über einer Brücke, zählt der größere Unterschied.',
    'Du bezahlst, indem du Karten deiner Wahl von der Hand abwirfst: genau so viele, wie es kostet. Die Karte, die du legst, kann nicht für sich selbst bezahlen. Hast du weniger, darf sie nicht dorthin.',
    'Zum Beispiel: 5 rechts neben 3 kostet zwei Karten. 3 rechts neben einer anderen 3 kostet nichts.'
  ]
})

const bridges: Chapter = () => ({
  heading: 'Brücken',
  paragraphs: [
    'Eine Brücke kommt auf das nächste Feld einer Reihe und kostet nichts, was auch daneben liegt. Nur das erste und das letzte Feld einer ganzen Reihe sind ihr verwehrt. Sie hat weder Wert noch Gelände; sie trägt, was darüber liegt, und hinter ihr geht die Reihe weiter.',
    'Über eine Brücke darf eine Bergkarte gelegt werden, nach denselben Regeln wie überall und mit einem Blick auf beide Seiten. Solange eine Brücke zu sehen ist, ist der Berg nicht fertig.'
  ]
})

const campfires: Chapter = () => ({
  heading: 'Lagerfeuer',
  paragraphs: [
    'Ein Lagerfeuer nimmt den Platz einer Bergkarte seines Geländes ein. Diese Karte kommt auf ein Feld in einer höheren Reihe, auch über eine Brücke, wo sie nach den Regeln oben liegen darf, und kostet dort, was sie immer kostet. Das Lagerfeuer selbst kostet nichts.',
    'Es trägt, was auf der Karte ruhte, und bleibt für immer. Es behält sein Gelände und hat den Wert der nächsten Bergkarte links von ihm in der Reihe, über Brücken und andere Lagerfeuer hinweg; dieser Wert steht darauf. Gibt es keine solche Karte, hat es keinen, und daneben zu legen kostet nichts.',
    'Unsere Regelung: Dieser Wert wird jedes Mal neu abgelesen, denn auf einem Tisch würde sich nichts an ihn erinnern.',
    'Unsere Regelung: Neben einem Lagerfeuer zählt der Wert, den es hat, bevor die Karte liegt. Auch eine Karte über einer Brücke darf ihm weichen; die Brücke bleibt unter dem Lagerfeuer, aus der Partie.'
  ]
})

const discarding: Chapter = ({ seats }) => ({
  heading: 'Zwei Karten abwerfen',
  paragraphs: [
    'Das darfst du immer, wenn du dran bist, auch wenn du etwas anderes tun könntest. Es gehen zwei beliebige Karten deiner Hand.',
    `Was abgeworfen ist, liegt verdeckt und ist aus der Partie. ${seats > 1 ? 'Niemand sieht es sich noch einmal an, auch nicht, wer es abgeworfen hat.' : 'Du siehst es dir nicht noch einmal an.'}`,
    'Unsere Regelung: Ist die Partie zu Ende, wird alles aufgedeckt.'
  ]
})

const path: Chapter = () => ({
  heading: 'Der grüne Pfad',
  paragraphs: [
    'Bevor der Gipfel gelegt wird, müssen Graskarten von Reihe 1 bis Reihe 8 führen, jede auf der vorigen. Gras-Lagerfeuer zählen mit. Auf welchem der beiden Felder von Reihe 8 der Weg endet, ist gleich.',
    'Der Weg darf unterbrochen und wieder geschlossen werden, bis der Gipfel liegt.',
    'Unsere Regelung: Die Wanderin steht auf der höchsten Karte, zu der er gekommen ist, auf der linken, wenn es mehrere sind.'
  ]
})

const documentary: Chapter = ({ options }) => ({
  heading: 'Der Alpenfilm',
  paragraphs: [
    `Von den zehn Panoramen liegen ${options.sequences} offen, und jedes zeigt drei Werte. Bevor der Gipfel gelegt wird, müssen diese alle gefilmt sein.`,
    'Eine Folge ist gefilmt, wenn drei benachbarte Bergkarten einer Reihe genau diese Werte von links nach rechts zeigen. Das Gelände spielt keine Rolle, Lagerfeuer und Brücken zählen nicht, und das Spiegelbild ist nicht dasselbe. Was gefilmt ist, bleibt es, was auch aus den Karten wird.',
    'Unsere Regelung: Eine Karte darf zu mehreren Folgen gehören, und mehrere dürfen auf einmal gefilmt werden.',
    `Vorläufig: Von den gedruckten Folgen kennen wir ${list(KNOWN)}. Die anderen sind unsere eigenen, bis jemand sie gelesen hat: ${list(PLACEHOLDERS)}.`
  ]
})

const wildlife: Chapter = () => ({
  heading: 'Bergtiere',
  paragraphs: [
    'Zwölf Bergkarten tragen einen Steinbock. Wird eine davon gelegt, stellt sich ein Steinbock darauf.',
    'Unsere Regelung: Rückt eine solche Karte wegen eines Lagerfeuers hinauf, kommt kein zweiter.',
    'In deinem Zug darfst du stattdessen eine Herde führen: Alle Steinböcke einer Karte steigen hinauf, bei jedem Schritt auf eine der beiden Karten, die auf der vorigen ruhen. Jede Reihe kostet eine Karte. Wer auf dem Weg steht, kommt mit. Eine Herde betritt keine Brücke und geht nicht höher als bis Reihe 8.',
    'Eine Karte, auf der Steinböcke stehen, kann keinem Lagerfeuer weichen.',
    'Wird der Gipfel gelegt, müssen mindestens acht Steinböcke in Reihe 8 stehen. Den letzten Schritt steigen sie umsonst.',
    'Unsere Regelung: Solange es weniger sind, kann kein Gipfel gelegt werden.',
    `Vorläufig: Welche Karten den Steinbock tragen, wissen wir nicht. Bis jemand sie gelesen hat, ist es in jedem Gelände die zweite Karte von ${list(IBEXES)}.`
  ]
})

const hooks: Chapter = ({ options }) => ({
  heading: 'Kletterhaken',
  paragraphs: [
    `Du beginnst mit so vielen: ${options.hooks}. In deinem Zug darfst du stattdessen einen verbrauchen: Deine ganze Hand wird in den Stapel gemischt, und du ziehst sechs Karten.`,
    'Unsere Regelung: Mit leerem Stapel geht das nicht, denn es kämen dieselben Karten wieder.'
  ]
})

const summit: Chapter = () => ({
  heading: 'Der Gipfel',
  paragraphs: [
    'Er kann gelegt werden, sobald alle 44 Felder eine Bergkarte oder ein Lagerfeuer zeigen und alles erreicht ist, was diese Partie verlangt. Er kostet nichts, und mit ihm ist die Partie gewonnen.',
    'Bis dahin ist ein Gipfel eine Karte wie jede andere und darf abgeworfen werden. Es gibt aber nur fünf.'
  ]
})

const losing: Chapter = ({ options, seats }) => ({
  heading: 'Wie man verliert',
  paragraphs: [
    `Kannst du zu Beginn deines Zuges gar nichts tun, ist die Partie${seats > 1 ? ' für euch alle' : ''} verloren. Mit zwei Karten auf der Hand kann das nicht geschehen, denn die kannst du abwerfen. Mit einer geht es nur weiter, wenn sie gerade jetzt zu etwas gut ist, mit keiner nie.`,
    ...(options.greenPath || options.documentary || options.wildlife
      ? [
          'Unsere Regelung: Ist der Berg fertig und etwas, das die Partie verlangt, nie mehr zu erreichen, dann ist sie sofort verloren.'
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
    'An diesem Tisch dürft ihr sagen, was ihr wollt. Das gedruckte Spiel ist still: Dort verrät niemand, was er hat, plant oder sich wünscht.'
  ]
})

const lines: Chapter = ({ options, seats }) => ({
  heading: 'Jede Aktion als Zeile',
  paragraphs: [
    'G7@b2 legt Gras 7 auf das Feld b2. G7@b2 -S3 -BR tut das und bezahlt mit Schnee 3 und einer Brücke. Eine Karte mit Steinbock hat einen Stern: G3*.',
    'BR@b1 legt eine Brücke. FG@a1>b2 -S3 entfacht das Gras-Lagerfeuer auf a1, hebt die Karte von dort auf b2 und bezahlt eine Karte dafür.',
    '-G7 -S3 wirft beide ab. SU legt den Gipfel.',
    ...(options.wildlife ? ['Die Zeile herd b1 b2 a3 -S3 -G7 führt die Herde von b1 über b2 nach a3.'] : []),
    ...(seats === 1 ? ['Die Zeile hook benutzt einen Kletterhaken.'] : [])
  ]
})

export const rules = rulesIn({
  aim,
  cards,
  turn,
  placing,
  paying,
  bridges,
  campfires,
  discarding,
  path,
  documentary,
  wildlife,
  hooks,
  summit,
  losing,
  silence,
  talking,
  lines
})
