import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Castle Merchants',
  sentence: 'Lay your own road across an empty map, keep rocks off it, and sell to five castles before the others do.',
  picture: 'A map of hexagons: fields, woods and mountains between castles, and a wagon on its way',
  presets: {},
  settings: {}
}
