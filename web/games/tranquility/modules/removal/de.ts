import type * as en from './en.ts'

import { isVariant } from '../../said/options.ts'
import { removedBy } from './removed.ts'

export const rules: typeof en.rules = ({ options }) => {
  const count = removedBy(options)
  if (!count) return null
  return {
    heading: 'Inseln, die fehlen',
    paragraphs: [
      `Vor dem Verteilen wurden ${count} Inseln ungesehen herausgenommen. Welche, weiß bis zum Ende der Partie niemand.`,
      ...(isVariant(options) ? ['Unsere Regelung: Auch in dieser Variante können Inseln fehlen.'] : [])
    ]
  }
}

export const harbour: typeof en.harbour = {
  presets: { galateia: 'Ruhige See, in der Inseln fehlen' },
  settings: {
    removal: {
      label: 'Inseln, die fehlen',
      values: {
        none: 'Keine',
        galateia: 'Galateia (4)',
        triton: 'Triton (6)',
        leucothea: 'Leukothea (8)',
        amphitrite: 'Amphitrite (10)',
        poseidon: 'Poseidon (12)'
      },
      hint: 'So viele Inseln kommen vor Beginn ungesehen aus dem Spiel. Je mehr, desto schwerer.'
    }
  }
}
