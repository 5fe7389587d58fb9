import type { View } from '../../../../engine/tranquility/view.ts'
import type { Words } from './words/en/turn.ts'

/** What keeps cards from a row: the Jagged Rocks, purple Storms. */
export function blocksOn({ rocks, storms }: View, rank: number, words: Pick<Words, 'rocks' | 'storm'>): string[] {
  const over = (storms?.active ?? []).filter(storm => 'row' in storm && storm.row === rank)
  return [...(rocks === rank ? [words.rocks] : []), ...over.map(({ storm }) => words.storm(storm))]
}
