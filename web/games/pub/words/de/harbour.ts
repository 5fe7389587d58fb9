import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Fantasy Pub',
  sentence:
    'Goblins, Zwerge, Orks und Trolle in einer Kneipe: Lass deinen Clan gut trinken, und hol ihn heim, ehe er hinausfliegt.',
  picture:
    'Eine Kneipe von oben, halb voll: sechs Tische, Gäste in den Farben ihrer Clans, Krüge, zwei Würfel, unten die Tür',
  presets: {},
  settings: {}
}
