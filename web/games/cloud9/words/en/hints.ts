import type { Hinting } from '../hinting.ts'

export const words: Hinting = {
  hints: {
    passenger: 'Will the pilot hold these colours? Jump and take the points, or stay and hope for more.',
    sealed: 'Everybody is asked at once. What you say lies sealed until your place comes.',
    pilot: 'You are the pilot: show the colours or a wild card, or all of you fall.',
    wild: 'A wild card pays for a whole roll. There are only four: keep it for a high cloud.',
    alone: 'You are alone up here: jump now, or roll once more and pay for it.'
  },
  doubts: {}
}
