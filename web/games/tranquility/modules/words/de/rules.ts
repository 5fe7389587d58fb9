import type { Chapter } from '../../../../chapters.ts'
import { chapters as base } from '../../../words/de/rules.ts'
import { type MoreChapters, rulesWith } from '../../../rules.ts'

const rocks: Chapter = ({ options }) => {
  if (!options.rocks) return null
  return {
    heading: 'Die Felsen',
    paragraphs: [
      'Die Felsen liegen auf einer Reihe, die der Zufall bestimmt. Keine Karte darf hinein; was dort schon liegt, zählt weiter für Reihenfolge und Preis.',
      'Nach jeder Aktion, noch vor dem Ziehen, legt, wer gerade dran war, die Felsen auf eine andere Reihe mit einem freien Feld oder wirft genau 2 Karten ab, damit sie bleiben.',
      'Sobald 4 Reihen gleichzeitig voll sind, sind die Felsen für immer fort.',
      'Unsere Regelung: Die 4 Reihen müssen auf einmal voll sein, und die Felsen bleiben fort, auch wenn eine Reihe wieder aufgeht. Mit nur 1 Karte kann man sie nicht halten.'
    ]
  }
}

const monsters: Chapter = ({ options, seats }) => {
  if (!options.monsters) return null
  return {
    heading: 'Die Seeungeheuer',
    paragraphs: [
      `Unter den Karten sind ${options.monsters} Seeungeheuer. Auf der Hand nehmen sie Platz weg, und man kann sie weder abwerfen noch mit ihnen bezahlen.`,
      'Eines zu spielen ist deine Aktion: Es holt eine Insel aus dem Meer, und beide sind aus dem Spiel. Das kostet nichts. Es kann in keine gesperrte Reihe, und den Start kann es nicht treffen.',
      'Das Ziel misslingt, solange jemand ein Seeungeheuer auf der Hand hat. Was noch in den Stapeln liegt, zählt nicht.',
      'Unsere Regelung: Ein Ziel, das misslingt, kostet keinen Zug, zeigt aber allen, wer ein Seeungeheuer hat, bis sie gespielt sind. Könntest du nur noch ein Ziel spielen und jemand hat ein Seeungeheuer, ist die Partie verloren.',
      ...(seats === 1
        ? ['Unsere Regelung: Seeungeheuer zählen nicht zu den zehn Karten, bis zu denen du für den Start ziehst.']
        : [])
    ]
  }
}

const storms: Chapter = ({ options, seats }) => {
  if (!options.storms) return null
  return {
    heading: 'Sturm und Kompass',
    paragraphs: [
      'Unter den Karten sind 6 Stürme: 2 gelbe, 2 lila, 2 orange. Wer einen zieht, zeigt ihn sofort und zieht weiter, wenn er geklärt ist. Er ist nie eine Karte der Hand.',
      'Gelb: Wer ihn gezogen hat, wirft auf 3 Karten ab und hält höchstens 3, solange er liegt. Wird ein Start bezahlt, darf er oder sie die obersten 2 Karten des eigenen Stapels ungesehen geben.',
      'Lila: Wer ihn gezogen hat, wählt eine Reihe mit einem freien Feld. Dorthin kommt keine Karte mehr.',
      'Orange: Wer ihn gezogen hat, darf Inseln nur neben eine andere legen.',
      'Ein Kompass vertreibt einen beliebigen Sturm, ob er liegt oder eben gezogen ist. Jeder darf einen einsetzen, jederzeit, und darüber, welcher Sturm weichen soll, dürft ihr reden.',
      'Einen Kompass gewinnt ihr gemeinsam, wenn ein Start gespielt wird, wenn eine Reihe mit 6 Zahlen voll wird, die einander folgen, und wenn jemand als Aktion die ganze Hand abwirft, mindestens 2 Karten. Es gibt insgesamt 6.',
      `Unsere Regelung: Es gibt 2 Stürme von jeder Farbe, denn keine Anleitung sagt, wie sich die 6 verteilen. Einer in der ersten Hand wirkt auch; jeder beantwortet den eigenen, in beliebiger Reihenfolge.${seats > 1 ? ' Wer beginnt, ergibt sich aus den verteilten Karten, vor jedem Sturm.' : ''}`,
      'Unsere Regelung: Weicht ein gelber Sturm, zieht, wer ihn hatte, erst beim nächsten Ziehen nach. Ungesehen gibt man einmal je Start, und zwar 2 Karten, auch unter 2 gelben Stürmen; niemand sieht nach, was es war. Eine Hand über ihrer Grenze bleibt, und zieht nicht.',
      ...(options.monsters
        ? [
            'Unsere Regelung: Ein gelber Sturm nimmt kein Seeungeheuer: So können mehr als 3 Karten bleiben. Eine Reihe, die noch einmal voll wird, kann wieder einen Kompass bringen.',
            'Unsere Regelung: Eine ganze Hand darf kein Seeungeheuer enthalten.'
          ]
        : []),
      'Unsere Regelung: Ein lila Sturm darf eine Reihe mit einem anderen teilen; hat keine Reihe ein freies Feld, ist er ohne Wirkung fort. Ein oranger beschränkt weder das Abwerfen noch sonst etwas als das Legen von Inseln.',
      ...(options.rocks ? ['Unsere Regelung: Ein lila Sturm darf eine Reihe mit den Felsen teilen.'] : []),
      'Unsere Regelung: Jeder darf einen Kompass einsetzen, ohne Abstimmung, und was eingesetzt ist, ist aus dem Spiel. Wer nichts tun könnte, hat nicht verloren, solange ein Kompass das ändern könnte. Eine ganze Hand hat mindestens 2 Karten.',
      ...(options.wilds
        ? [
            'Unsere Regelung: Als Kompass, der helfen könnte, zählen nur die freien Karten dessen, der festsitzt: Die der anderen verrieten sich.'
          ]
        : []),
      ...(seats < 3
        ? [
            'Unsere Regelung: Ein Sturm, der kurz vor dem Bezahlen eines Starts gezogen wird, zählt nicht zu den zusätzlichen Karten.'
          ]
        : [])
    ]
  }
}

const wilds: Chapter = ({ options }) => {
  if (!options.wilds) return null
  const others = [options.storms ? 'Kompass, und das jederzeit' : '', options.monsters ? 'Seeungeheuer' : ''].filter(
    other => other !== ''
  )
  return {
    heading: 'Freie Karten',
    paragraphs: [
      'Es gibt 2 freie Karten. Man kann eine als Insel mit jeder Zahl von 1 bis 80 legen, die weder im Meer liegt noch zerstört ist, nach allen Regeln für diese Insel.',
      `Man kann sie auch als Start spielen, als Ziel${others.map(other => `, als ${other}`).join('')}. Und abwerfen kann man sie wie jede Karte.`,
      'Unsere Regelung: Niemand muss sie je als Start spielen. Ihre Zahl darf die einer Insel auf einer Hand, in einem Stapel oder unter den abgeworfenen sein; die Insel selbst kann dann nicht mehr gelegt werden.',
      ...(options.storms
        ? ['Unsere Regelung: In einer Reihe, die einen Kompass bringt, zählt sie mit ihrer Zahl.']
        : []),
      ...(options.monsters
        ? ['Unsere Regelung: Man darf sie als Seeungeheuer spielen, aber sie ist keines, wenn ein Ziel gespielt wird.']
        : [])
    ]
  }
}

const highArch: Chapter = ({ seats }) => ({
  heading: 'Hoher Bogen',
  paragraphs: [
    'Das Meer ist ein Bogen: 2 Pfeiler aus 6 Feldern, a1 bis b3 und f1 bis g3, und darüber ein Dach aus 4 Reihen zu 7, a4 bis g7. Es gibt keinen Start, und nichts wird gemeinsam bezahlt.',
    'Zuerst werden die Pfeiler gefüllt. In jedem steigen die Zahlen von unten links nach oben rechts, und nichts kostet etwas. Die beiden haben nichts miteinander zu tun.',
    'Vom Zug nach der 12. Karte in den Pfeilern an ist das Dach offen. Dort gelten Reihenfolge und Preis wie unten, von a4 bis g7 und über die Reihenenden hinweg. Pfeiler und Dach berühren einander nicht.',
    `Die 80 Inseln und 5 Ziele ${seats > 1 ? 'werden gleichmäßig verteilt' : 'liegen im Stapel'}, und eine Hand hat 5 Karten. Bist du dran, legst du eine Insel, wirfst zwei Karten ab oder spielst ein Ziel und ziehst wieder bis 5.`,
    'Ist das Dach voll, gewinnt ein Ziel.',
    'Unsere Regelung: Die Pfeiler sind 2 Felder breit und 3 hoch, und zwischen ihnen und dem Dach gibt es keinen Preis.',
    ...(seats > 1
      ? [
          'Unsere Regelung: Gehen die Karten nicht auf, entscheidet der Zufall, wer eine mehr bekommt. Es beginnt, wer die wenigsten bekommen hat; unter mehreren entscheidet der Zufall.'
        ]
      : [])
  ]
})

const pyramid: Chapter = ({ options, seats }) => ({
  heading: 'Pyramide',
  paragraphs: [
    'Das Meer ist eine Pyramide aus 36 Feldern, in Reihen zu 11, 9, 7, 5, 3 und 1. Die Zahlen steigen Reihe für Reihe von a1 bis f6, über die Reihenenden hinweg. Es gibt keinen Start; die 80 Inseln werden verteilt, und eine Hand hat 5 Karten.',
    'Sechs Felder sind Entdeckerfelder: c1, i1, f2, c3, h3 und f4. Wer dort eine Karte legt, muss sie bezahlen können, deckt aber zuerst die oberste der 30 Entdeckerkarten auf.',
    'Start (5): Nichts geschieht, und der Preis wird bezahlt. Kompass (6), Ziel (5) und Joker (2): kommen ungesehen von den anderen auf die Hand, und der Preis wird bezahlt; auch die eben gefundene Karte darf dafür weg.',
    'Sturm (6): Die Karte geht zurück auf die Hand, nichts wird bezahlt, und das Feld ist gesperrt. Mit einem Kompass von der Hand kannst du es als Aktion öffnen. Seeungeheuer (5): Es nimmt die Karte mit, nichts wird bezahlt, und das Feld ist wieder frei.',
    'Felsen (1): eine Karte mehr als der Preis; hat deine Hand keine mehr, kommt sie ungesehen oben vom Stapel.',
    'Ein Joker wird als jede freie Zahl gelegt oder als Ziel gespielt.',
    ...(options.harder ? ['Diese Partie ist schwerer: Ein Start kostet eine Karte mehr, wie die Felsen.'] : []),
    ...(options.easier ? ['Diese Partie ist leichter: 5 weitere Joker ersetzen die Seeungeheuer.'] : []),
    'Sind alle 36 Felder belegt, gewinnt ein Ziel oder ein Joker. Ein Feld unter einem Sturm ist nicht belegt.',
    'Unsere Regelung: die Reihen und die Lage der Entdeckerfelder, denn ein Bild war nicht zu bekommen. Ob du bezahlen kannst, zählt, bevor die Entdeckerkarte aufgedeckt ist, und was du findest, darf dann bezahlen. Die eine Karte mehr für die Felsen kommt nur vom Stapel, wenn deine Hand keine mehr hat.',
    'Unsere Regelung: Nach einem Sturm oder Seeungeheuer wird nichts bezahlt. Ein Feld, das wieder frei ist, deckt eine neue Entdeckerkarte auf, und eines unter einem Sturm gilt nicht als belegt.',
    ...(seats > 1
      ? [
          'Unsere Regelung: Gehen die Karten nicht auf, entscheidet der Zufall, wer eine mehr bekommt. Es beginnt, wer die wenigsten bekommen hat; unter mehreren entscheidet der Zufall.'
        ]
      : [])
  ]
})

const dayNight: Chapter = () => ({
  heading: 'Tag und Nacht',
  paragraphs: [
    'Jede Insel hat eine Tag- und eine Nachthälfte. Zuerst zeigt auf allen Händen der Tag nach oben.',
    'Unter den Karten sind 6 Kompasse. Wer einen zieht, zeigt ihn und zieht dafür eine andere Karte; er ist aus dem Spiel, und von da an zeigt die andere Hälfte nach oben, auf allen Händen zugleich.',
    'Eine Insel kommt so ins Meer, wie sie auf der Hand steht. Als Aktion kannst du eine Karte abwerfen und eine Insel im Meer umdrehen, auch wenn es deine letzte Karte ist.',
    'Das Ziel braucht überall Nacht in den Reihen 1 bis 3 und überall Tag in den Reihen 4 bis 6.',
    'Unsere Regelung: Ein Kompass in der ersten Hand kommt beiseite, wird ersetzt und wieder eingemischt, damit die Partie bei Tag beginnt. Ohne die richtigen Hälften wird das Ziel abgelehnt.'
  ]
})

const competitive: Chapter = () => ({
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

const lines: Chapter = ({ options }) => {
  const { variant, rocks, monsters, storms, wilds } = options
  const more = [
    rocks ? 'rocks 4 legt die Felsen auf Reihe 4, keep -7 -9 hält sie, wo sie sind.' : '',
    monsters ? 'M@e4 schickt ein Seeungeheuer nach e4.' : '',
    storms
      ? 'storm lässt einen Sturm wirken, storm 4 auf Reihe 4, storm -7 -9 mit diesen Karten. compass P1 vertreibt den Sturm P1, all wirft die ganze Hand ab, give 3 -7 blind bietet 7 und zwei ungesehene.'
      : '',
    wilds ? 'W41@f2 legt eine freie Karte als 41.' : '',
    variant === 'day_night' ? 'turn e4 -7 dreht die Insel auf e4 und wirft 7 ab.' : '',
    variant === 'pyramid'
      ? '23@c1 belegt ein Entdeckerfeld, pay -7 -9 bezahlt es, clear c1 vertreibt einen Sturm, J41@d4 legt einen Joker als 41.'
      : '',
    variant === 'competitive' ? 'exchange nimmt die Reihe für deine Hand, pass passt.' : ''
  ].filter(line => line !== '')
  return more.length > 0 ? { heading: 'Weitere Aktionen als Zeilen', paragraphs: more.map(capital) } : null
}

/** A line may begin with a small letter; its paragraph tells of it. */
function capital(line: string): string {
  return `Die Zeile ${line}`
}

export const more: MoreChapters = { rocks, monsters, storms, wilds, highArch, pyramid, dayNight, competitive, lines }
export const rules = rulesWith(base, more)
