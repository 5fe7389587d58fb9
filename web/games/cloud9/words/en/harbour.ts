import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Cloud 9',
  sentence: 'All of you in one basket: stay for more, or jump while you can? Can the pilot pay?',
  picture: 'A balloon with a full basket, rising past clouds like steps into the evening sky',
  presets: {
    usual: 'The usual flight',
    counted: 'With the odds of the pilot told',
    literal: 'Until somebody falls: the sheet, taken literally'
  },
  settings: {
    endCheck: {
      label: 'The match ends',
      values: {
        'trip-end': 'after the trip in which somebody reaches fifty points',
        'fall-only': 'when the balloon falls and somebody has fifty points'
      }
    },
    odds: {
      label: 'Tell how likely the pilot can pay',
      hint: 'Counted from nothing but what lies open, and the same for all.',
      values: { false: 'No', true: 'Yes' }
    }
  }
}
