import type { Sign } from '../../../sign.ts'

export const sign: Sign = {
  title: 'Tranquility',
  sentence: 'Chart a calm sea together, island by island and without a word.',
  picture: 'A match half played: islands on a sea of six by six, from dawn to night',
  presets: {
    calm: 'A calm sea: the base game',
    galateia: 'A calm sea with islands missing',
    rocky: 'A rocky coast: Jagged Rocks',
    haunted: 'Deep waters: three Sea Monsters',
    stormy: 'Stormy weather: Storm & Compass, Wild cards',
    tempest: 'A tempest: all of the Stormy Seas',
    high_arch: 'High Arch',
    pyramid: 'Pyramid',
    day_night: 'Day & Night',
    competitive: 'Competitive: two against each other'
  },
  settings: {
    variant: {
      label: 'Variant',
      plain: true,
      values: {
        standard: 'The standard sea',
        high_arch: 'High Arch',
        pyramid: 'Pyramid',
        day_night: 'Day & Night',
        competitive: 'Competitive'
      },
      says: {
        standard: 'Six rows of six, and whatever of the Stormy Seas you add below.',
        high_arch: 'Two pillars first, then the roof on top of them. No Start, and nothing to pay for in the pillars.',
        pyramid: 'A sea that narrows to one cell; six of its spaces hide an Explorer card.',
        day_night: 'Every card has a day and a night side, and the sea wants night below and day above.',
        competitive: 'For two, against each other: cards from an open row, points for what lies in the sea.'
      }
    },
    removal: {
      label: 'Islands left out',
      values: {
        none: 'None',
        galateia: 'Galateia (4)',
        triton: 'Triton (6)',
        leucothea: 'Leucothea (8)',
        amphitrite: 'Amphitrite (10)',
        poseidon: 'Poseidon (12)'
      },
      hint: 'So many islands leave the game unseen before it begins. The more, the harder.'
    },
    monsters: {
      label: 'Sea Monsters',
      values: { 0: 'None', 3: 'Three', 4: 'Four', 5: 'Five' },
      hint: 'They cannot be discarded, each takes an island with it, and nobody may hold one at the end.'
    },
    storms: {
      label: 'Storm & Compass',
      values: { false: 'Without', true: 'With' },
      hint: 'Six Storms interrupt whoever draws them; Compasses that you earn together lift them again.'
    },
    rocks: {
      label: 'Jagged Rocks',
      values: { false: 'Without', true: 'With' },
      hint: 'They close one row, and must be moved or held after every turn.'
    },
    wilds: {
      label: 'Wild cards',
      values: { false: 'Without', true: 'With' },
      hint: 'Two cards that may be any island, and much else. They make it easier.'
    },
    harder: {
      label: 'Made harder',
      values: { false: 'No', true: 'Yes' },
      hint: 'A Start among the Explorer cards costs one card more.'
    },
    easier: {
      label: 'Made easier',
      values: { false: 'No', true: 'Yes' },
      hint: 'Five Jokers among the Explorer cards, in place of the Sea Monsters.'
    },
    talk: {
      label: 'Talk about the game',
      values: { strict: 'Silent, as it was meant', open: 'Whatever you like' }
    }
  }
}
