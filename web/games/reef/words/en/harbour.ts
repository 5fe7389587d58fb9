import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'The Reef',
  sentence: 'For two: buy fish and corals from a sea with a current, and be the first to breed five pairs.',
  picture:
    'A match half played: four rows of cards in a sea at dusk, fish and corals among them, boats above and below',
  presets: {},
  settings: {}
}
