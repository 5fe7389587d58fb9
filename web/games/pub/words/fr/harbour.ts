import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Fantasy Pub',
  sentence:
    'Gobelins, nains, orques et trolls dans une taverne : fais bien boire ton clan, et ramène-le avant qu’on le mette dehors.',
  picture:
    'Une taverne vue d’en haut, à moitié pleine : six tables, des clients aux couleurs de leurs clans, des chopes, deux dés, la porte en bas',
  presets: {},
  settings: {}
}
