import type { Imagining } from '../../imagine/imagining.ts'

export const imagining: Imagining = {
  untold: 'W',
  poses: 'W',
  counted: cards => ({ wilds: { left: cards.filter(card => card === 'W').length } })
}
