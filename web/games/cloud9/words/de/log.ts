import type { Who } from '../../../../seat/game.ts'
import { events as common } from '../../../../words/de/events.ts'
import { has } from '../../../../words/de/has.ts'
import type { EndWords, EventWords } from '../../said/events.ts'
import type * as en from '../en/log.ts'
import { card } from './cards.ts'
import { cards, colours } from './counted.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('de').format(parts)
const all = (seats: readonly number[], who: Who) => list(seats.map(seat => who(seat) ?? 'dich'))
const points = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`)
const are = (seat: number, who: Who) => (who(seat) === null ? 'du bist' : `${who(seat)} ist`)

const ends: EndWords = {
  FIFTY_POINTS: 'Fünfzig Punkte sind erreicht. Bei Gleichstand ist vorn, wer mehr Karten hält.',
  STOPPED: 'Die Partie wurde hier beendet.'
}

const CHOICES: { readonly [choice: string]: string } = {
  jump: 'springen',
  stay: 'bleiben',
  'jump if jumped': 'springen, wenn vorher jemand springt',
  colours: 'die Farben zeigen',
  wild: 'einen Joker zeigen',
  fall: 'den Ballon fallen lassen'
}

const events: EventWords = {
  dealt: ({ first }, who) =>
    `Alle halten sechs Karten. ${who(first) === null ? 'Du bist' : `${who(first)} ist`} zuerst Pilot.`,
  trip: ({ trip, pilot }, who) => `Fahrt ${trip} beginnt, und ${are(pilot, who)} Pilot.`,
  rolled: ({ seat, dice }, who) => {
    const need = dice.filter(face => face !== '-')
    return `${has(seat, who)} ${need.length > 0 ? colours(need) : 'nur leere Seiten'} gewürfelt.`
  },
  chose: ({ seat, choice }, who) => {
    const what = CHOICES[choice ?? '']
    return `${has(seat, who)} geantwortet${what ? `: ${what}` : ''}. Die Antwort liegt versiegelt.`
  },
  waits: ({ seat }, who) =>
    `${who(seat) === null ? 'Du willst' : `${who(seat)} will`} erst sehen, was die anderen tun.`,
  jumped: ({ seat, points: got }, who) =>
    `${who(seat) === null ? 'Du bist' : `${who(seat)} ist`} gesprungen, für ${points(got)}.`,
  stayed: ({ seat }, who) => `${who(seat) === null ? 'Du bist' : `${who(seat)} ist`} geblieben.`,
  rose: ({ seat, cloud, by, cards: shown }, who) => {
    if (by === 'nothing') return `Nichts war nötig: hinauf auf Wolke ${cloud}.`
    return `${has(seat, who)} ${by === 'wild' ? 'einen Joker' : colours(shown)} gezeigt: hinauf auf Wolke ${cloud}.`
  },
  arrived: ({ seats, points: got }, who) => `Wolke 9! Das sind ${points(got)} für ${all(seats, who)}.`,
  fell: ({ seat, seats }, who) =>
    `${who(seat) ?? 'Dir'} fehlte eine Farbe. Der Ballon ist gefallen: nichts für ${all(seats, who)}.`,
  continued: ({ seat }, who) => `${who(seat) === null ? 'Du bist' : `${who(seat)} ist`} allein weitergefahren.`,
  shuffled: ({ count }) =>
    count === 1
      ? 'Die eine abgelegte Karte ist der neue Stapel.'
      : `Die ${count} abgelegten Karten sind zu einem neuen Stapel gemischt.`,
  drew: ({ seat, cards: drawn = [], count }, who) =>
    `${has(seat, who)} ${drawn.length > 0 ? list(drawn.map(card)) : cards(count)} gezogen.`,
  over: ({ why }) => ends[why]
}

export const log: typeof en.log = {
  ends,
  merits: {
    chose: 'Das hängt nicht davon ab, was andere tun.',
    jumped: 'Was man hat, das hat man.',
    stayed: 'Das kann der Pilot gut halten.',
    rose: 'Dafür waren die Karten da.',
    other: 'Von allem, was erlaubt ist, sieht es am besten aus.'
  },
  follows: {
    arrived: 'Hat niemand fünfzig Punkte, beginnt eine neue Fahrt.',
    fell: 'Hat niemand fünfzig Punkte, ziehen alle eine Karte für eine neue Fahrt.'
  },
  events: { ...common, ...events },
  standing: (score, held) => `${points(score)}, ${cards(held)}`
}
