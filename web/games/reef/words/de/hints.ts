import type { Hinting } from '../hinting.ts'

export const words: Hinting = {
  hints: {
    worm: 'Mit Würmern zahlst du alles. Nimm die Farbe eines Fischs, den du willst: Nur sie bezahlt ihn.',
    coral: 'Beginn mit einer Koralle: Fische brauchen einen Platz. Deine Reihe ist am billigsten.',
    fish: 'Der erste Fisch darf jede Farbe haben. Am besten eine, die auf einer Zuchtkarte steht.',
    mate: 'Dein Fisch wartet auf das andere Geschlecht, in Farben einer offenen Zuchtkarte.',
    boat: 'Drei Würmer in beliebigen Farben kaufen ein Boot: Es öffnet vier weitere Karten.',
    shark: 'Du hast einen Hai: Tipp auf ihn, dann auf das, was er fressen soll.',
    current: 'Beendest du deinen Zug, rücken die Karten nach links, und vom Riff kommen neue.'
  },
  doubts: {}
}
