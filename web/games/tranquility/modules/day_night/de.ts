import type * as en from './en.ts'
import { has } from '../../../../words/de/has.ts'
import { pictures } from './index.ts'

const SIDES = { day: 'Tag', night: 'Nacht' }

export const turn: typeof en.turn = {
  cards: { C: 'Kompass' },
  offers: { turn: 'Karte drehen' },
  dayNight: {
    up: {
      day: 'Auf der Hand: Tag. Gesucht: unten Nacht, oben Tag',
      night: 'Auf der Hand: Nacht. Gesucht: unten Nacht, oben Tag'
    },
    which: 'Welche Karte im Meer drehst du? Das kostet eine Karte.',
    choose: cell => `${cell} drehen: Wähl eine Karte zum Abwerfen.`,
    turns: (cell, cards) => `${cell} drehen, dafür ${cards} abwerfen.`
  }
}

export const log: typeof en.log = {
  pictures,
  follows: { flipped: 'So herum kommen Inseln nun ins Meer.' },
  events: {
    'set-aside': ({ seat }, who) =>
      `${has(seat, who)} einen Kompass gezogen und beiseitegelegt: Er kommt zurück in den Stapel.`,
    flipped: ({ seat, side }, who) =>
      `${has(seat, who)} einen Kompass gezogen: Auf allen Händen ist jetzt ${SIDES[side]}.`,
    rotated: ({ seat, cell, side }, who) =>
      `${has(seat, who)} die Karte auf ${cell} gedreht: Dort ist jetzt ${SIDES[side]}.`
  }
}

export const refusals: typeof en.refusals = {
  FINISH_ORIENTATION: () => 'Das Ziel muss warten: Unten muss Nacht liegen und oben Tag.',
  NO_GRID_CARD: ({ cell }) => `Auf ${cell} liegt keine Karte, die du drehen könntest.`
}

export const rules: typeof en.rules = () => ({
  heading: 'Tag und Nacht',
  paragraphs: [
    'Jede Insel hat eine Tag- und eine Nachthälfte. Zuerst zeigt auf allen Händen der Tag nach oben.',
    'Unter den Karten sind 6 Kompasse. Ziehst du einen, zeigst du ihn und ziehst dafür eine andere Karte; er ist aus dem Spiel, und von da an zeigt die andere Hälfte nach oben, auf allen Händen zugleich.',
    'Eine Insel kommt so ins Meer, wie sie auf der Hand steht. Als Aktion kannst du eine Karte abwerfen und eine Insel im Meer umdrehen, auch wenn es deine letzte Karte ist.',
    'Das Ziel braucht überall Nacht in den Reihen 1 bis 3 und überall Tag in den Reihen 4 bis 6.',
    'Unsere Regelung: Ein Kompass unter den ersten Handkarten wird beiseitegelegt, ersetzt und wieder eingemischt, damit die Partie bei Tag beginnt. Ohne die richtigen Hälften wird das Ziel abgelehnt.'
  ]
})

export const line: typeof en.line = 'turn e4 -7 dreht die Insel auf e4 und wirft 7 ab.'

export const harbour: typeof en.harbour = {
  presets: { day_night: 'Tag und Nacht' },
  settings: {
    variant: {
      values: { day_night: 'Tag und Nacht' },
      says: { day_night: 'Jede Karte hat eine Tag- und eine Nachtseite; unten soll Nacht sein und oben Tag.' }
    }
  }
}
