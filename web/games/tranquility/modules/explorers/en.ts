import type { Chapter } from '../../../chapters.ts'
import type { Harbour, Now, Refusals, Tells } from '../said.ts'
import type { Facts } from './index.tsx'
import { kinds, momentOf, pictures } from './moment.ts'

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`)

export const turn = {
  cards: { C: 'Compass' },
  offers: { pay: 'Pay' },
  explorers: {
    space: 'border space, empty',
    stormed: 'under a Storm',
    left: (count: number) => `Explorer cards: ${count} left`,
    stormedAt: (cells: string) => `Storms on ${cells}`,
    first: (card: string, cell: string, due: number) =>
      `${card} on ${cell}: an Explorer card first, then ${due ? cards(due) : 'nothing'} to pay.`,
    clears: (cell: string) => `A Compass clears the Storm on ${cell}.`,
    which: 'Which Storm does the Compass clear?',
    choose: (missing: number) => `Choose ${cards(missing)} to pay with; what you found may go too.`,
    pays: (cards: string) => `Pay with ${cards}.`
  }
}

export const log = {
  cards: { C: 'a Compass' },
  pictures,
  kinds,
  follows: {
    'explored storm': 'A Compass can clear it.',
    'explored monster': 'Whoever goes there explores again.',
    'explored start': 'The voyage goes on.',
    'explored rocks': 'They cost one more card.',
    'explored kept': 'It stays in the hand.',
    cleared: 'The space is open again.'
  },
  moment: (now: Now) =>
    momentOf(now, {
      mine: due => `Now pay ${cards(due)}.`,
      theirs: (who, due) => `${who} now pays ${cards(due)}.`
    }),
  events: {
    explorers: ({ left }) => `Explorer cards lying face down: ${left}.`,
    explored: ({ seat, cell, explorer, card }, who, named) => {
      const turned = `${who(seat) ?? 'You'} explored ${cell}: `
      switch (explorer) {
        case 'storm':
          return `${turned}a Storm. It closes the space, and ${card} goes back to the hand.`
        case 'monster':
          return `${turned}a Sea Monster. It takes ${card}, and the space is free again.`
        case 'rocks':
          return `${turned}Jagged Rocks.`
        case 'start':
          return `${turned}a Start.`
        case 'kept':
          return `${turned}${card ? named(card) : 'a card to keep'}.`
      }
    },
    'explorer-paid': ({ seat, count, unseen }, who) => {
      const paid = count === 1 ? 'one card' : `${count} cards`
      return `${who(seat) ?? 'You'} paid ${count === 0 && unseen ? 'one unseen card from the pile' : paid}${count && unseen ? ' and one unseen from the pile' : ''}.`
    },
    cleared: ({ seat, cell }, who) => `${who(seat) ?? 'You'} cleared the Storm on ${cell} with a Compass.`
  } satisfies Tells<Facts>
}

export const refusals = {
  SPACE_STORMED: ({ cell }) => `A Storm lies on ${cell}.`,
  NO_COMPASS_CARD: ({ cell }) =>
    cell
      ? `To clear ${cell} you need a Compass, and a Storm that lies there.`
      : 'A Compass takes away a Storm, and none lies here.'
} satisfies Refusals

/** What its card is called in a refusal. */
export const refused = { C: 'a Compass' }

/** What its cards are called as long as they lie face down. */
export const record = {
  storm: 'Storm',
  compass: 'Compass',
  monster: 'Monster',
  finish: 'Finish',
  start: 'Start',
  rocks: 'Rocks',
  joker: 'Joker'
}

export const rules: Chapter = ({ options, seats }) => ({
  heading: 'Pyramid',
  paragraphs: [
    'The sea is a pyramid of 36 cells, in rows of 11, 9, 7, 5, 3 and 1. The numbers rise row by row from a1 to f6, across the ends of rows. There is no Start; the 80 islands are dealt out, and each hand is 5 cards.',
    'Six cells are border spaces: c1, i1, f2, c3, h3 and f4. Whoever places a card there must be able to pay for it, but first turns up the top card of the 30 Explorer cards.',
    'Start (5): nothing happens, and the price is paid. Compass (6), Finish (5) and Joker (2): kept in the hand unseen by the others, and the price is paid; even the card just found may pay.',
    'Storm (6): the card goes back to the hand, nothing is paid, and the space is closed. With a Compass from your hand you may clear it as your action. Sea Monster (5): it takes the card with it, nothing is paid, and the space is free again.',
    'Jagged Rocks (1): one more card than the price; if your hand has none left, it comes unseen from the top of your pile.',
    'A Joker is placed as any number that is free, or played as a Finish.',
    ...(options.harder ? ['This match is harder: a Start costs one more card, as the Rocks do.'] : []),
    ...(options.easier ? ['This match is easier: 5 more Jokers take the place of the Sea Monsters.'] : []),
    'Once all 36 cells are filled, a Finish or a Joker wins. A space under a Storm is not filled.',
    'Our ruling: the rows and the places of the border spaces, since we could not find a picture. Whether you can pay is judged before the Explorer card is turned up, and what you find may then be used to pay. The extra card for the Rocks comes from the pile only if your hand has none left.',
    'Our ruling: nothing is paid after a Storm or a Sea Monster. A space that is free again turns up another Explorer card, and one under a Storm does not count as filled.',
    ...(seats > 1
      ? [
          'Our ruling: where the cards cannot be dealt out evenly, chance decides who gets one more. Whoever was dealt the fewest begins; if there are several, chance decides.'
        ]
      : [])
  ]
})

export const line: string =
  '23@c1 covers a border space, pay -7 -9 pays for it, clear c1 clears a Storm, J41@d4 places a Joker as 41.'

export const harbour = {
  presets: { pyramid: 'Pyramid' },
  settings: {
    variant: {
      values: { pyramid: 'Pyramid' },
      says: { pyramid: 'A sea that narrows to one cell; six of its spaces hide an Explorer card.' }
    },
    harder: {
      label: 'Made harder',
      values: { false: 'No', true: 'Yes' },
      hint: 'A Start among the Explorer cards costs one more card.'
    },
    easier: {
      label: 'Made easier',
      values: { false: 'No', true: 'Yes' },
      hint: 'Five Jokers among the Explorer cards, in place of the Sea Monsters.'
    }
  }
} satisfies Harbour
