import type * as en from './en.ts'
import { has } from '../../../../words/de/has.ts'

const COLOURS: { readonly [colour: string]: string } = { Y: 'gelbe', P: 'lila', O: 'orange' }
const DEN: { readonly [colour: string]: string } = { Y: 'gelben', P: 'lila', O: 'orangen' }

const cards = (count: number) => (count === 1 ? 'eine Karte' : `${count} Karten`)
const coloured = (name: string) => `${COLOURS[name.charAt(0)]} Sturm ${name}`
const den = (name: string) => `den ${DEN[name.charAt(0)]} Sturm ${name}`

export const turn: typeof en.turn = {
  offers: { storm: 'Wirken lassen', compass: 'Kompass', all: 'Alle abwerfen', blind: 'Zwei ungesehen' },
  storms: {
    name: name => `Sturm ${name}`,
    drawnBy: (name, who) => `${COLOURS[name.charAt(0)]}, gezogen: ${who}`,
    before: (name, who) => (name.startsWith('Y') ? `${who}: höchstens 3` : `${who}: nur neben Inseln`),
    leaves: missing => `Der Sturm lässt dir drei Karten: Wirf noch ${missing} ab.`,
    takes: cards => `Der Sturm wirkt: ${cards} abwerfen.`,
    blocks: row => `Der Sturm sperrt Reihe ${row}.`,
    whichRow: 'Welche Reihe sperrt der Sturm?',
    strikes: 'Der Sturm wirkt.',
    onRow: (name, row) => `Sturm ${name} auf Reihe ${row}`,
    anyTime: 'Du kannst jederzeit einen Kompass einsetzen.',
    lift: name => `${coloured(name)}: vertreiben`,
    lifts: name => `Ein Kompass vertreibt Sturm ${name}.`,
    whichStorm: 'Ein Kompass kann einen Sturm vertreiben: welchen?',
    compasses: (pool, supply) => `Kompasse ${pool}, ${supply} zu gewinnen`,
    all: 'Die ganze Hand abwerfen und einen Kompass gewinnen.',
    unseen: 'Zwei vom Stapel gehen ungesehen. Tippe Karten an, um mehr zu geben.',
    blind: count => `${count} anbieten, zwei davon ungesehen.`
  }
}

export const log: typeof en.log = {
  phrases: { lift: storm => `Ein Kompass könnte ${storm} vertreiben.` },
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
      `${has(seat, who)} ${den(storm)} mit ${as ? named(as).replace('eine freie', 'einer freien').replace('einen', 'einem') : 'einem Kompass'} vertrieben.`,
    'whole-hand': ({ seat, count }, who) => `${has(seat, who)} eine ganze Hand abgeworfen: ${cards(count)}.`
  }
}

export const refusals: typeof en.refusals = {
  ORANGE_NEEDS_NEIGHBOUR: ({ cell }) => `Unter deinem orangen Sturm braucht eine Insel Nachbarn; ${cell} hat keine.`,
  STORM_CHOICE: () => 'Der Sturm verlangt eine andere Antwort.',
  PURPLE_ROW_FULL: ({ row }) => `Reihe ${row} ist voll: Der Sturm braucht eine mit einem freien Feld.`,
  COMPASS_NONE: () => 'Es ist kein Kompass da.',
  STORM_NOT_ACTIVE: ({ storm }) => `Einen Sturm ${storm} gibt es jetzt nicht.`,
  WHOLE_HAND_TOO_SMALL: () => 'Eine ganze Hand hat mindestens zwei Karten.',
  WHOLE_HAND_MONSTER: () => 'Du hast ein Seeungeheuer: Die ganze Hand kannst du nicht abwerfen.',
  BLIND_NOT_ALLOWED: () => 'Nur unter einem gelben Sturm und mit zwei Karten im Stapel kannst du ungesehen etwas geben.'
}

export const refused: typeof en.refused = { P1: 'den Sturm P1', P2: 'den Sturm P2' }

export const record: typeof en.record = { Y: 'gelber Sturm', P: 'lila Sturm', O: 'oranger Sturm' }

export const rules: typeof en.rules = ({ options, seats }) => ({
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
})

export const line: typeof en.line =
  'storm lässt einen Sturm wirken, storm 4 auf Reihe 4, storm -7 -9 mit diesen Karten. compass P1 vertreibt den Sturm P1, all wirft die ganze Hand ab, give 3 -7 blind bietet 7 und zwei ungesehene.'

export const harbour: typeof en.harbour = {
  settings: {
    storms: {
      label: 'Sturm und Kompass',
      values: { false: 'Ohne', true: 'Mit' },
      hint: 'Sechs Stürme unterbrechen, wer sie zieht; Kompasse, die ihr gemeinsam gewinnt, vertreiben sie.'
    }
  }
}
