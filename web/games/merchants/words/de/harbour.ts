import type { Sign } from '../../../harbour.ts'

export const words: Sign = {
  title: 'Castle Merchants',
  sentence:
    'Lege deinen eigenen Weg durch leeres Land, meide die Felsen und verkaufe an fünf Burgen, bevor es andere tun.',
  picture: 'Ein Plan aus Sechsecken: Äcker, Wälder und Gebirge zwischen Burgen, und ein Wagen unterwegs',
  presets: {},
  settings: {}
}
