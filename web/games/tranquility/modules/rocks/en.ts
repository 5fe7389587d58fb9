import type { Chapter } from '../../../chapters.ts'
import type { Harbour, Now, Refusals, Tells } from '../said.ts'
import type { Facts } from './index.ts'
import { momentOf, pictures } from './moment.ts'
import { picture } from './picture.ts'

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)

export const turn = {
  offers: { rocks: 'Move the Rocks', keep: 'Keep the Rocks' },
  rocks: {
    name: 'Jagged Rocks',
    where: 'Tap a row for the Jagged Rocks.',
    moved: (row: string) => `The Rocks move to row ${row}.`,
    pay: (missing: number) => `Choose ${cards(missing)} to discard, and the Rocks stay.`,
    kept: (cards: string) => `Discard ${cards}: the Rocks stay.`
  }
}

export const log = {
  pictures,
  moment: (now: Now) =>
    momentOf(now, {
      stir: 'After each turn the Jagged Rocks move.',
      row: 'Choose a row.',
      orPay: 'Choose a row, or pay two cards to keep them.',
      theirs: who => `${who} chooses a row, or pays two cards to keep them.`
    }),
  follows: { 'rocks-moved': 'No card may enter that row.' },
  events: {
    'rocks-laid': ({ row }) => `The Jagged Rocks lie on row ${row}.`,
    'rocks-moved': ({ seat, row }, who) => `${who(seat) ?? 'You'} moved the Jagged Rocks to row ${row}.`,
    'rocks-kept': ({ seat, count }, who) =>
      `${who(seat) ?? 'You'} kept the Jagged Rocks where they lie, at the cost of ${count === 1 ? 'one card' : `${count} cards`}.`,
    'rocks-gone': () => 'Four rows are full: the Jagged Rocks are gone for good.'
  } satisfies Tells<Facts>
}

export const refusals = {
  ROCKS_SAME_ROW: ({ row }) => `The Jagged Rocks are already on row ${row}.`,
  ROCKS_ROW_FULL: ({ row }) => `Row ${row} is full: the Jagged Rocks have no place there.`
} satisfies Refusals

/** What they are called in a refusal. */
export const refused = { rocks: 'the Jagged Rocks' }

export const rules: Chapter = () => ({
  heading: 'Jagged Rocks',
  paragraphs: [
    'The Rocks lie on one row, which chance chose. No card may enter it; what lies there already still counts for order and price.',
    'After each action, before any drawing, whoever acted moves the Rocks to another row that has an empty cell, or discards exactly 2 cards to keep them where they are.',
    'As soon as 4 rows are full at the same time, the Rocks are gone for good.',
    'Our ruling: the 4 rows must be full at once, and the Rocks stay away even if a row is opened again. Anyone who holds only 1 card cannot keep them.'
  ],
  picture: {
    ...picture(),
    says: 'No card may enter row 4. What lay there before still counts: 41 and 46 have their price.'
  }
})

export const line: string = 'rocks 4 moves the Rocks to row 4, keep -7 -9 holds them where they are.'

export const harbour = {
  presets: { rocky: 'A rocky coast: Jagged Rocks' },
  settings: {
    rocks: {
      label: 'Jagged Rocks',
      values: { false: 'Without', true: 'With' },
      hint: 'They close one row, and must be moved or held after every turn.'
    }
  }
} satisfies Harbour
