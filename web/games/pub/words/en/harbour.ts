import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Fantasy Pub',
  sentence:
    'Goblins, dwarfs, orcs and trolls in one pub: have your clan drink well, and go home before it is thrown out.',
  picture:
    'A pub from above, half full: six tables, guests in the colours of their clans, mugs, two dice, and a door below',
  presets: {},
  settings: {}
}
