import type * as en from './en.ts'
import { has } from '../../../../words/de/has.ts'
import { momentOf, pictures } from './moment.ts'
import { picture } from './picture.ts'

const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`)

export const turn: typeof en.turn = {
  offers: { rocks: 'Felsen verlegen', keep: 'Felsen halten' },
  rocks: {
    name: 'Schroffe Felsen',
    where: 'Tipp auf eine Reihe für die Schroffen Felsen.',
    moved: row => `Die Felsen kommen auf Reihe ${row}.`,
    pay: missing => `Wähl ${cards(missing)} zum Abwerfen, dann bleiben die Felsen.`,
    kept: cards => `${cards} abwerfen: Die Felsen bleiben.`
  }
}

export const log: typeof en.log = {
  pictures,
  moment: now =>
    momentOf(now, {
      stir: 'Nach jedem Zug wandern die Schroffen Felsen.',
      row: 'Wähl eine Reihe.',
      orPay: 'Wähl eine Reihe, oder halt sie für zwei Karten.',
      theirs: who => `${who} wählt eine Reihe oder hält sie für zwei Karten.`
    }),
  follows: { 'rocks-moved': 'Dort darf keine Karte hinein.' },
  events: {
    'rocks-laid': ({ row }) => `Die Schroffen Felsen liegen auf Reihe ${row}.`,
    'rocks-moved': ({ seat, row }, who) => `${has(seat, who)} die Schroffen Felsen auf Reihe ${row} gelegt.`,
    'rocks-kept': ({ seat, count }, who) =>
      `${has(seat, who)} die Schroffen Felsen gehalten und dafür ${count === 1 ? 'eine Karte' : `${count} Karten`} abgeworfen.`,
    'rocks-gone': () => 'Vier Reihen sind voll: Die Schroffen Felsen sind für immer fort.'
  }
}

export const refusals: typeof en.refusals = {
  ROCKS_SAME_ROW: ({ row }) => `Die Schroffen Felsen liegen schon auf Reihe ${row}.`,
  ROCKS_ROW_FULL: ({ row }) => `Reihe ${row} ist voll: Dort ist kein Platz für die Schroffen Felsen.`
}

export const refused: typeof en.refused = { rocks: 'die Schroffen Felsen' }

export const rules: typeof en.rules = () => ({
  heading: 'Schroffe Felsen',
  paragraphs: [
    'Die Schroffen Felsen liegen auf einer Reihe, die der Zufall bestimmt. Keine Karte darf hinein; was dort schon liegt, zählt weiter für Reihenfolge und Preis.',
    'Nach jeder deiner Aktionen, noch vor dem Ziehen, legst du die Felsen auf eine andere Reihe mit einem freien Feld oder wirfst genau 2 Karten ab, damit sie bleiben.',
    'Sobald 4 Reihen gleichzeitig voll sind, sind die Felsen für immer fort.',
    'Unsere Regelung: Die 4 Reihen müssen gleichzeitig voll sein, und die Felsen bleiben fort, auch wenn eine Reihe wieder aufgeht. Mit nur 1 Karte kann man sie nicht halten.'
  ],
  picture: {
    ...picture(),
    says: 'Auf Reihe 4 darf keine Karte. Was dort schon lag, zählt weiter: 41 und 46 haben ihren Preis.'
  }
})

export const line: typeof en.line = 'rocks 4 legt die Felsen auf Reihe 4, keep -7 -9 hält sie, wo sie sind.'

export const harbour: typeof en.harbour = {
  presets: { rocky: 'Felsige Küste: Schroffe Felsen' },
  settings: {
    rocks: {
      label: 'Schroffe Felsen',
      values: { false: 'Ohne', true: 'Mit' },
      hint: 'Sie sperren eine Reihe und müssen nach jedem Zug weiter, oder ihr bezahlt dafür, dass sie bleiben.'
    }
  }
}
