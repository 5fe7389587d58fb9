import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Cloud 9',
  sentence: 'Ihr alle in einem Korb: bleiben für mehr oder springen, solange es geht? Kann der Pilot zahlen?',
  picture: 'Ein Ballon mit vollem Korb, der an Wolken wie an Stufen in den Abendhimmel steigt',
  presets: {
    usual: 'Die übliche Fahrt',
    counted: 'Mit Ansage, wie wahrscheinlich der Pilot zahlen kann',
    literal: 'Bis jemand fällt: das Blatt beim Wort genommen'
  },
  settings: {
    endCheck: {
      label: 'Die Partie endet',
      values: {
        'trip-end': 'nach der Fahrt, in der jemand fünfzig Punkte erreicht',
        'fall-only': 'wenn der Ballon fällt und jemand fünfzig Punkte hat'
      }
    },
    odds: {
      label: 'Ansagen, wie wahrscheinlich der Pilot zahlen kann',
      hint: 'Gezählt aus nichts als dem, was offen liegt, und für alle gleich.',
      values: { false: 'Nein', true: 'Ja' }
    }
  }
}
