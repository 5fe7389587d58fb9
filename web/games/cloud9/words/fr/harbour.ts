import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Cloud 9',
  sentence: 'Tous dans la même nacelle : rester pour plus, ou sauter à temps ? Le pilote peut-il payer ?',
  picture: 'Un ballon à la nacelle pleine, qui monte dans le soir le long de nuages en escalier',
  presets: {
    usual: 'Le vol habituel',
    counted: 'Avec les chances du pilote annoncées',
    literal: 'Jusqu’à la chute : la feuille prise au mot'
  },
  settings: {
    endCheck: {
      label: 'La partie finit',
      values: {
        'trip-end': 'après le voyage où quelqu’un atteint cinquante points',
        'fall-only': 'quand le ballon tombe et que quelqu’un a cinquante points'
      }
    },
    odds: {
      label: 'Annoncer les chances que le pilote puisse payer',
      hint: 'Compté sur ce que tout le monde voit, et pareil pour tous.',
      values: { false: 'Non', true: 'Oui' }
    }
  }
}
