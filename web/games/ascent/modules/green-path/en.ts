import type { Chapters, Harbour } from '../said.ts'

export const turn = {
  greenPath: {
    hiker: 'the hiker is here',
    path: (row: number) => `Green Path ${row}/8`
  }
}

/** What it demands, as a refusal of the Summit names it. */
export const goal: string = 'the green path'

export const rules = {
  greenPath: () => ({
    heading: 'Green Path',
    paragraphs: [
      'Before the Summit is placed, grassy cards must lead from row 1 to row 8, each resting on the one before. Grassy Campfires count too. It does not matter on which of the two slots of row 8 it ends.',
      'The path may be broken and mended until the Summit is placed.',
      'Our ruling: the hiker stands on the highest card that the path reaches, the leftmost if there are several.'
    ]
  })
} satisfies Chapters

export const harbour = {
  presets: { green: 'A walk in the green: Green Path' },
  settings: {
    greenPath: {
      label: 'Green Path',
      hint: 'Grassy cards, each resting on the one before, must lead from the foot to the Summit.',
      values: { false: 'Without', true: 'With' }
    }
  }
} satisfies Harbour
