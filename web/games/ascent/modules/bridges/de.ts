import { has } from '../../../../words/de/has.ts'
import type * as en from './en.ts'
import { pictures } from './index.ts'

const cards = { BR: 'Brücke' }

export const turn: typeof en.turn = {
  cards
}

export const log: typeof en.log = {
  cards,
  pictures,
  follows: { bridged: 'Sie muss vor dem Gipfel überdeckt sein.' },
  events: {
    bridged: ({ seat, slot }, who) => `${has(seat, who)} eine Brücke auf ${slot} gelegt.`
  }
}

export const refusals: typeof en.refusals = () => ({
  EDGE: ({ slot }) => `Das Feld ${slot} liegt am Ende einer Reihe, und dorthin darf keine Brücke.`
})

export const rules: typeof en.rules = {
  bridges: () => ({
    heading: 'Brücken',
    paragraphs: [
      'Eine Brücke kommt auf das nächste Feld einer Reihe und kostet nichts, ganz gleich, was daneben liegt. Nur das erste und das letzte Feld einer ganzen Reihe sind ihr verwehrt. Sie hat weder Wert noch Gelände; sie trägt, was darüber liegt, und hinter ihr geht die Reihe weiter.',
      'Über eine Brücke darf eine Bergkarte gelegt werden, nach denselben Regeln wie überall und mit einem Blick auf beide Seiten. Solange eine Brücke zu sehen ist, ist der Berg nicht fertig.'
    ]
  })
}

export const acts: typeof en.acts = {
  bridges: 'eine Brücke legen'
}

export const lines: typeof en.lines = {
  bridges: 'BR@b1 legt eine Brücke.'
}
