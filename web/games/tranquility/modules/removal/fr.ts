import type * as en from './en.ts'

import { isVariant } from '../../said/options.ts'
import { removedBy } from './removed.ts'

export const rules: typeof en.rules = ({ options }) => {
  const count = removedBy(options)
  if (!count) return null
  return {
    heading: 'Les îles retirées',
    paragraphs: [
      `Avant la distribution, ${count} îles ont été retirées sans être vues. Personne ne sait lesquelles avant la fin de la partie.`,
      ...(isVariant(options) ? ['Notre choix : on peut retirer des îles dans cette variante aussi.'] : [])
    ]
  }
}

export const harbour: typeof en.harbour = {
  presets: { galateia: 'Mer calme, des îles en moins' },
  settings: {
    removal: {
      label: 'Îles retirées',
      values: {
        none: 'Aucune',
        galateia: 'Galatée (4)',
        triton: 'Triton (6)',
        leucothea: 'Leucothée (8)',
        amphitrite: 'Amphitrite (10)',
        poseidon: 'Poséidon (12)'
      },
      hint: 'Autant d’îles quittent le jeu sans être vues avant de commencer. Plus il y en a, plus c’est difficile.'
    }
  }
}
