import type { Chapter } from '../../../chapters.ts'
import type { Harbour, Refusals } from '../said.ts'

export const turn = {
  cards: { W: 'Wild' },
  wilds: { start: 'The Wild is played as the Start.' }
}

export const log = { cards: { W: 'a Wild' } }

export const refusals = {
  WILD_AS_UNAVAILABLE: () => 'This match is played without that, so a Wild cannot be used for it either.',
  WILD_VALUE_RANGE: ({ value }) => `There is no island ${value}: their numbers go from 1 to 80.`,
  WILD_VALUE_TAKEN: ({ value }) => `Island ${value} is already in the sea, or has been destroyed.`
} satisfies Refusals

/** What its card is called in a refusal. */
export const refused = { W: 'a Wild' }

export const rules: Chapter = ({ options }) => {
  const others = [options.storms ? 'a Compass, at any time' : '', options.monsters ? 'a Sea Monster' : ''].filter(
    other => other !== ''
  )
  return {
    heading: 'Wild cards',
    paragraphs: [
      'There are 2 Wild cards. One may be placed as an island of any number from 1 to 80 that neither lies in the sea nor has been destroyed, by all the rules for that island.',
      `It may also be played as a Start, as a Finish${others.map(other => `, as ${other}`).join('')}. And it can be discarded like any card.`,
      'Our ruling: nobody is ever forced to play it as a Start. Its number may be one that lies in a hand, in a pile or among the discards; the island itself can then no longer be placed.',
      ...(options.storms ? ['Our ruling: in a row that earns a Compass, it counts with its number.'] : []),
      ...(options.monsters
        ? ['Our ruling: it may be played as a Sea Monster, but is none when a Finish is played.']
        : [])
    ]
  }
}

export const line: string = 'W41@f2 places a Wild as 41.'

export const harbour = {
  settings: {
    wilds: {
      label: 'Wild cards',
      values: { false: 'Without', true: 'With' },
      hint: 'Two cards that may be any island, and much else. They make it easier.'
    }
  }
} satisfies Harbour
