import { paying } from '../../words/de/counted.ts'
import { has } from '../../../../words/de/has.ts'
import type * as en from './en.ts'
import { pictures } from './index.ts'

const cards = { FG: 'Gras-Lagerfeuer', FS: 'Schnee-Lagerfeuer', FR: 'Fels-Lagerfeuer' }

export const turn: typeof en.turn = {
  cards,
  campfires: {
    worth: value => `zählt als ${value}`,
    fire: (card, source) => `${card} auf ${source}`,
    lifted: (fire, target) => `${fire}, die Karte von dort auf ${target}`,
    source: 'Welche Karte weicht dem Lagerfeuer? Sie kommt weiter nach oben.',
    target: source => `Wohin mit der Karte von ${source}?`
  }
}

export const log: typeof en.log = {
  cards,
  pictures,
  follows: { lifted: 'Es zählt wie die Karte links davon.' },
  events: {
    lifted: ({ seat, card: fire, source, target, lifted, paid }, who, named) =>
      `${has(seat, who)} ein ${named(fire)} auf ${source} entfacht${paid ? ',' : ' und'} die ${named(lifted)} auf ${target} gehoben${paying(paid)}.`
  }
}

export const refusals: typeof en.refusals = ({ card }) => ({
  FIRE_TARGET: ({ slot }) => `Auf ${slot} liegt keine Bergkarte, die dem Lagerfeuer weichen könnte.`,
  FIRE_TERRAIN: ({ card: fire, slot, by }) => `Ein ${card(fire)} kann die ${card(by)} auf ${slot} nicht ersetzen.`,
  FIRE_HERD: ({ slot }) => `Auf ${slot} stehen Steinböcke. Bis sie fort sind, gibt es dort kein Lagerfeuer.`,
  FIRE_UP: ({ source, target }) => `Die Karte von ${source} muss in eine höhere Reihe, und ${target} liegt in keiner.`
})

export const rules: typeof en.rules = {
  campfires: () => ({
    heading: 'Lagerfeuer',
    paragraphs: [
      'Ein Lagerfeuer nimmt den Platz einer Bergkarte seines Geländes ein. Diese Karte kommt auf ein Feld in einer höheren Reihe, auch über eine Brücke, wo sie nach den Regeln oben liegen darf, und kostet dort, was sie immer kostet. Das Lagerfeuer selbst kostet nichts.',
      'Es trägt, was auf der Karte ruhte, und bleibt für immer. Es behält sein Gelände und hat den Wert der nächsten Bergkarte links von ihm in der Reihe, über Brücken und andere Lagerfeuer hinweg; dieser Wert steht darauf. Gibt es keine solche Karte, hat es keinen Wert, und daneben zu legen kostet nichts.',
      'Unsere Regelung: Dieser Wert wird jedes Mal neu abgelesen, denn auf einem Tisch würde sich nichts an ihn erinnern.',
      'Unsere Regelung: Neben einem Lagerfeuer zählt der Wert, den es hat, bevor die Karte liegt. Auch eine Karte über einer Brücke darf ihm weichen; die Brücke bleibt unter dem Lagerfeuer und ist aus dem Spiel.'
    ]
  })
}

export const acts: typeof en.acts = {
  campfires: 'ein Lagerfeuer entfachen'
}

export const lines: typeof en.lines = {
  campfires:
    'FG@a1>b2 -S3 entfacht das Gras-Lagerfeuer auf a1, hebt die Karte von dort auf b2 und bezahlt eine Karte dafür.'
}
