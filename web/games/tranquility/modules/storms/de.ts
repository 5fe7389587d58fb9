import type * as en from './en.ts'
import { has } from '../../../../words/de/has.ts'
import { momentOf, pictures } from './moment.ts'
import { picture } from './picture.ts'

const COLOURS: { readonly [colour: string]: string } = { Y: 'gelbe', P: 'lila', O: 'orange' }
const DEN: { readonly [colour: string]: string } = { Y: 'gelben', P: 'lila', O: 'orangen' }

const cards = (count: number) => (count === 1 ? 'eine Karte' : `${count} Karten`)
const coloured = (name: string) => `${COLOURS[name.charAt(0)]} Sturm ${name}`
const den = (name: string) => `den ${DEN[name.charAt(0)]} Sturm ${name}`

export const turn: typeof en.turn = {
  offers: { storm: 'Wirken lassen', compass: 'Kompass', all: 'Alle abwerfen' },
  storms: {
    name: name => `Sturm ${name}`,
    before: (name, who) => (name.startsWith('Y') ? `${who}: höchstens 3` : `${who}: nur neben Inseln`),
    leaves: missing => `Der Sturm lässt dir drei Karten: Wirf noch ${missing} ab.`,
    takes: cards => `Der Sturm wirkt: ${cards} abwerfen.`,
    blocks: row => `Der Sturm sperrt Reihe ${row}.`,
    whichRow: 'Tipp auf die Reihe, die der Sturm sperrt.',
    strikes: 'Der Sturm wirkt.',
    onRow: (name, row) => `Sturm ${name} auf Reihe ${row}`,
    anyTime: 'Du kannst jederzeit einen Kompass einsetzen.',
    lift: name => `Sturm ${name} vertreiben`,
    lifts: name => `Ein Kompass vertreibt ${den(name)}.`,
    whichStorm: 'Ein Kompass kann einen Sturm vertreiben: welchen?',
    compasses: (pool, supply) => `Kompasse ${pool}, Vorrat ${supply}`,
    all: 'Die ganze Hand abwerfen und einen Kompass gewinnen.'
  }
}

export const log: typeof en.log = {
  phrases: { lift: storm => `Ein Kompass könnte den Sturm ${storm} vertreiben.` },
  pictures,
  moment: now =>
    momentOf(now, {
      drew: (storm, who) => `${who === null ? 'Du hast' : `${who} hat`} ${den(storm)} gezogen.`,
      mine: {
        Y: 'Er lässt dir höchstens drei Karten.',
        P: 'Er sperrt eine Reihe deiner Wahl.',
        O: 'Er lässt dich nur neben Inseln legen.'
      },
      theirs: {
        Y: 'Er lässt dort nur drei Karten.',
        P: 'Er sperrt eine Reihe.',
        O: 'Dort geht es nur noch neben Inseln.'
      },
      lift: 'Ein Kompass kann ihn vertreiben.'
    }),
  follows: { 'compass-earned': 'Er kann jederzeit einen Sturm vertreiben.' },
  events: {
    stormed: ({ seat, storm }, who) => `${has(seat, who)} ${den(storm)} gezogen.`,
    'storm-struck': ({ seat, storm, count, row }, who) => {
      const lies = row === undefined ? `liegt vor ${who(seat) ?? 'dir'}` : `sperrt Reihe ${row}`
      return `Der ${coloured(storm)} ${lies}${count && row === undefined ? ` und kostet ${cards(count)}` : ''}.`
    },
    'storm-left': ({ storm }) => `Der ${coloured(storm)} fand keine Reihe und ist fort.`,
    'compass-earned': ({ by, row }) =>
      by === 'row' ? `Reihe ${row} ist lückenlos: Ein Kompass ist gewonnen.` : 'Ein Kompass ist gewonnen.',
    'compass-spent': ({ seat, storm, with: as }, who, named) =>
      `${has(seat, who)} ${den(storm)} mit ${as ? named(as).replace('einen', 'einem') : 'einem Kompass'} vertrieben.`,
    'whole-hand': ({ seat, count }, who) => `${has(seat, who)} eine ganze Hand abgeworfen: ${cards(count)}.`
  }
}

export const refusals: typeof en.refusals = {
  ORANGE_NEEDS_NEIGHBOUR: ({ cell }) =>
    `Unter deinem orangen Sturm braucht eine Insel eine Nachbarin; ${cell} hat keine.`,
  STORM_CHOICE: () => 'Der Sturm verlangt eine andere Antwort.',
  PURPLE_ROW_FULL: ({ row }) => `Reihe ${row} ist voll: Der Sturm braucht eine mit einem freien Feld.`,
  COMPASS_NONE: () => 'Es ist kein Kompass da.',
  STORM_NOT_ACTIVE: ({ storm }) => `Einen Sturm ${storm} gibt es gerade nicht.`,
  WHOLE_HAND_TOO_SMALL: () => 'Eine ganze Hand hat mindestens zwei Karten.',
  WHOLE_HAND_MONSTER: () => 'Du hast ein Seeungeheuer, also kannst du nicht die ganze Hand abwerfen.'
}

export const refused: typeof en.refused = { P1: 'den Sturm P1', P2: 'den Sturm P2' }

export const record: typeof en.record = { Y: 'gelber Sturm', P: 'lila Sturm', O: 'oranger Sturm' }

export const rules: typeof en.rules = ({ options, seats }) => ({
  heading: 'Sturm und Kompass',
  paragraphs: [
    'Unter den Karten sind 6 Stürme: 2 gelbe, 2 lila, 2 orange. Ziehst du einen, zeigst du ihn sofort und ziehst weiter, sobald er gewirkt hat. Er zählt nie als Handkarte.',
    'Gelb: Hast du ihn gezogen, wirfst du bis auf 3 Karten ab und hast höchstens 3, solange er liegt. Wird ein Start bezahlt, darfst du die obersten 2 Karten deines Stapels ungesehen geben.',
    'Lila: Hast du ihn gezogen, wählst du eine Reihe mit einem freien Feld. Dorthin kommt keine Karte mehr.',
    'Orange: Hast du ihn gezogen, darfst du Inseln nur neben andere legen.',
    'Ein Kompass vertreibt einen beliebigen Sturm, ob er liegt oder eben gezogen ist. Alle dürfen jederzeit einen einsetzen, und darüber, welcher Sturm weichen soll, dürft ihr reden.',
    'Einen Kompass gewinnt ihr gemeinsam, wenn ein Start gespielt wird, wenn eine Reihe mit 6 aufeinanderfolgenden Zahlen voll wird und wenn jemand als Aktion die ganze Hand abwirft, mindestens 2 Karten. Es gibt insgesamt 6.',
    `Unsere Regelung: Es gibt 2 Stürme von jeder Farbe, denn keine Anleitung sagt, wie sich die 6 verteilen. Auch einer unter den ersten Handkarten wirkt; alle beantworten ihren eigenen, in beliebiger Reihenfolge.${seats > 1 ? ' Wer beginnt, ergibt sich aus den verteilten Karten, vor jedem Sturm.' : ''}`,
    'Unsere Regelung: Weicht dein gelber Sturm, füllst du deine Hand erst beim nächsten Ziehen auf. Ungesehen gibt man nur einmal je Start, und zwar 2 Karten, auch unter 2 gelben Stürmen; niemand sieht nach, was es war. Hast du mehr Karten als erlaubt, behältst du sie, ziehst aber nicht.',
    ...(options.monsters
      ? [
          'Unsere Regelung: Ein gelber Sturm nimmt kein Seeungeheuer, also können mehr als 3 Karten bleiben. Eine Reihe, die noch einmal voll wird, kann wieder einen Kompass bringen.',
          'Unsere Regelung: Eine ganze Hand darf kein Seeungeheuer enthalten.'
        ]
      : []),
    'Unsere Regelung: Ein lila Sturm darf eine Reihe mit einem anderen teilen; hat keine Reihe ein freies Feld, ist er ohne Wirkung fort. Ein oranger beschränkt nur das Legen von Inseln, nicht das Abwerfen oder sonst etwas.',
    ...(options.rocks ? ['Unsere Regelung: Ein lila Sturm darf eine Reihe mit den Schroffen Felsen teilen.'] : []),
    'Unsere Regelung: Alle dürfen ohne Abstimmung einen Kompass einsetzen; danach ist er aus dem Spiel. Wer nichts tun kann, hat nicht verloren, solange ein Kompass das ändern könnte. Eine ganze Hand hat mindestens 2 Karten.',
    ...(options.wilds
      ? [
          'Unsere Regelung: Als Kompass, der noch helfen könnte, zählen nur die Platzhalter der Person, die festsitzt: Die der anderen würden sich sonst verraten.'
        ]
      : []),
    ...(seats < 3
      ? [
          'Unsere Regelung: Ein Sturm, der kurz vor dem Bezahlen eines Starts gezogen wird, zählt nicht zu den zusätzlichen Karten.'
        ]
      : [])
  ],
  picture: { ...picture(), says: 'Ein lila Sturm liegt auf Reihe 3: Dorthin darf keine Karte.' }
})

export const line: typeof en.line =
  'storm lässt einen Sturm wirken, storm 4 auf Reihe 4, storm -7 -9 mit diesen Karten. compass P1 vertreibt den Sturm P1, all wirft die ganze Hand ab, give 3 -7 blind bietet die 7 und zwei ungesehene.'

export const harbour: typeof en.harbour = {
  settings: {
    storms: {
      label: 'Sturm und Kompass',
      values: { false: 'Ohne', true: 'Mit' },
      hint: 'Sechs Stürme unterbrechen das Ziehen; Kompasse, die ihr gemeinsam gewinnt, vertreiben sie wieder.'
    }
  }
}
