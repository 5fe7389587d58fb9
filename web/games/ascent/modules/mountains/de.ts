import { paying as paid } from '../../board/pictures.ts'
import { cards, cardsInWords, paying, countOrNone } from '../../words/de/counted.ts'
import { has } from '../../../../words/de/has.ts'
import type * as en from './en.ts'
import { momentOf } from './index.ts'

export const turn: typeof en.turn = {
  offers: { discard: 'Zwei abwerfen' },
  mountains: {
    discard: missing => `Wähl ${cards(missing)} zum Abwerfen.`,
    discarded: cards => `${cards} abwerfen.`
  }
}

export const log: typeof en.log = {
  moment: now =>
    momentOf(now, {
      grows: 'Der Berg wächst von unten, jede Reihe von links. Zuletzt kommt der Gipfel.',
      free: 'Die erste Karte kostet nichts.',
      begins: who => `${who} beginnt.`
    }),
  events: {
    placed: ({ seat, card: one, slot, paid }, who, named) =>
      `${has(seat, who)} die ${named(one)} auf ${slot} gelegt${paying(paid)}.`,
    discarded: ({ seat, count }, who) => `${has(seat, who)} ${cardsInWords(count)} abgeworfen.`
  }
}

export const refusals: typeof en.refusals = () => ({
  DISCARD: ({ named }) => `Abgeworfen werden genau zwei Karten; genannt hast du ${countOrNone(named)}.`
})

export const rules: typeof en.rules = {
  placing: () => ({
    heading: 'Eine Bergkarte legen',
    paragraphs: [
      'Reihen wachsen von links: Die erste Karte einer Reihe kommt auf ihr linkes Feld, jede weitere rechts neben die letzte. Ein Feld wird von den beiden darunter getragen, und auf beiden muss eine Karte liegen, egal welche. Reihe 1 steht auf den zehn Panoramen. Eine Reihe darf beginnen, bevor die darunter voll ist.',
      'Ein Feld heißt nach seinem Platz von links und seiner Reihe: b3 ist das zweite von Reihe 3.',
      'Eine Karte darf nicht niedriger sein als die Zahl ihrer Reihe: Reihe 4 nimmt eine 4 und alles, was höher ist.',
      'Nebeneinander in einer Reihe haben zwei Karten nie dasselbe Gelände. Was darüber und darunter liegt, spielt keine Rolle.'
    ]
  }),
  paying: () => ({
    heading: 'Was es kostet',
    paragraphs: [
      'Eine Karte zu legen kostet so viele Karten, wie der Unterschied zwischen ihrem Wert und dem der Karte daneben beträgt. Die erste einer Reihe hat nichts neben sich und kostet nichts. Bei Werten auf beiden Seiten, wie über einer Brücke, zählt der größere Unterschied.',
      'Du bezahlst, indem du Karten deiner Wahl von der Hand abwirfst: genau so viele, wie es kostet. Die Karte, die du legst, kann nicht für sich selbst bezahlen. Hast du weniger, darf sie nicht dorthin.',
      'Zum Beispiel: 5 rechts neben 3 kostet zwei Karten. 3 rechts neben einer anderen 3 kostet nichts.'
    ],
    picture: {
      ...paid(),
      says: 'Schnee-6 darf für eine Karte auf d1, neben die 7, oder für zwei auf b2, neben die 4.'
    }
  }),
  discarding: ({ seats }) => ({
    heading: 'Zwei Karten abwerfen',
    paragraphs: [
      'Das darfst du immer, wenn du dran bist, auch wenn du etwas anderes tun könntest. Es gehen zwei beliebige Karten deiner Hand.',
      `Was abgeworfen ist, liegt verdeckt und ist aus dem Spiel. ${seats > 1 ? 'Niemand sieht es sich noch einmal an, auch du selbst nicht.' : 'Du siehst es dir nicht noch einmal an.'}`,
      'Unsere Regelung: Ist die Partie zu Ende, wird alles aufgedeckt.'
    ]
  })
}

export const acts: typeof en.acts = {
  placing: 'eine Bergkarte legen',
  discarding: 'zwei Karten abwerfen'
}

export const lines: typeof en.lines = {
  placing:
    'G7@b2 legt die Gras-7 auf das Feld b2. G7@b2 -S3 -BR tut das und bezahlt mit der Schnee-3 und einer Brücke. In Zeilen steht R für Fels (auf Englisch „rock“), und eine Karte mit Steinbock hat einen Stern: G3*.',
  discarding: '-G7 -S3 wirft beide ab.'
}
