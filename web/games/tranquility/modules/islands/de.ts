import { has } from '../../../../words/de/has.ts'
import type * as en from './en.ts'
import { isVariant, rowEnd } from '../../said/options.ts'
import { momentOf } from './index.ts'
import { picture } from './picture.ts'
import { cards } from '../../words/de/counted.ts'

export const turn: typeof en.turn = {
  islands: {
    where: card => `Wohin mit der ${card}? Ein Ring ist frei, Punkte sind der Preis.`,
    due: (card, cell, price, missing) => `${card} auf ${cell} kostet ${cards(price)}: Wirf noch ${missing} ab.`,
    paid: (card, cell, discards) => `${card} auf ${cell}, dafür ${discards} abwerfen.`,
    free: (card, cell) => `${card} auf ${cell}. Das kostet nichts.`
  }
}

export const log: typeof en.log = {
  moment: now =>
    momentOf(now, {
      between: 'Jedes Feld nimmt eine Insel auf: von der 1 beim Start bis zur 80 beim Ziel.',
      upwards: 'Jedes Feld nimmt eine Insel auf: von der 1 unten links bis zur 80 ganz oben.',
      free: 'Die erste Karte kostet nichts.',
      begins: who => `${who} beginnt.`
    }),
  events: {
    placed: ({ seat, card, cell, paid, with: as }, who, named) =>
      `${has(seat, who)} ${as ? `${named(as)} als ${card}` : `die ${card}`} auf ${cell} gelegt${paid ? ` und mit ${paid === 1 ? 'einer Karte' : `${paid} Karten`} bezahlt` : ''}.`
  }
}

export const refusals: typeof en.refusals = card => ({
  SLOT_OCCUPIED: ({ cell, by }) => `Auf ${cell} liegt schon die ${by}.`,
  ORDER: ({ card: one, cell, against, between }) =>
    between
      ? `Für die ${one} ist neben ${card(between)} kein Feld mehr frei.`
      : `Die ${one} passt nicht auf ${cell}: Mit der ${against} wäre die Reihenfolge gestört.`
})

export const rules: typeof en.rules = ({ options }) => ({
  heading: 'Eine Insel legen',
  paragraphs: [
    'Sie darf auf jedes freie Feld, nah bei anderen oder weit weg, wenn alle Inseln davor eine kleinere Zahl haben und alle danach eine größere. Lücken zwischen den Zahlen und leere Felder spielen keine Rolle.',
    `Jedes Feld hat zwei Nachbarn: das Feld davor und das danach. Das gilt auch am Ende einer Reihe: ${rowEnd(options).join(' und ')} sind Nachbarn. Felder übereinander sind keine.`,
    'Sind beide Nachbarfelder leer, kostet das Legen nichts. Neben einer Insel kostet es so viele Karten, wie sich die beiden Zahlen unterscheiden. Zwischen zwei Inseln zählt der kleinere Unterschied, nie der größere.',
    'Du bezahlst, indem du Karten deiner Wahl von der Hand abwirfst: genau so viele, wie es kostet. Hast du weniger, darf die Insel nicht dorthin.',
    'Zum Beispiel: 20 direkt nach 18 kostet zwei Karten. 34 zwischen 31 und 35 kostet eine. 50 ohne Insel davor und danach kostet nichts.',
    ...(options.variant === 'competitive'
      ? []
      : ['Du darfst eine Insel auch so legen, dass das Meer nie mehr voll werden kann. Nichts hindert dich daran.'])
  ],
  ...(!isVariant(options) && {
    picture: {
      ...picture(),
      says: 'Die 34 darf auf jedes Feld, das leuchtet. Auf a3 kostet sie drei Karten: Die 31 ist ihre Nachbarin, über das Ende der Reihe hinweg. Sonst kostet sie nichts.'
    }
  })
})
