import type { Chapter } from '../../../chapters.ts'
import type { Harbour, Now, Refusals, Tells } from '../said.ts'
import type { Facts } from './index.tsx'
import { momentOf, pictures } from './moment.ts'
import { picture } from './picture.ts'

const COLOURS: { readonly [colour: string]: string } = { Y: 'yellow', P: 'purple', O: 'orange' }

const cards = (count: number) => (count === 1 ? 'one card' : `${count} cards`)
const colour = (name: string) => COLOURS[name.charAt(0)]
const coloured = (name: string) => `the ${colour(name)} Storm ${name}`

export const turn = {
  offers: { storm: 'Let it strike', compass: 'Compass', all: 'Discard all' },
  storms: {
    name: (name: string) => `Storm ${name}`,
    before: (name: string, who: string) =>
      name.startsWith('Y') ? `${who}: 3 cards at most` : `${who}: only beside islands`,
    leaves: (missing: number) => `The Storm leaves you three cards: choose ${missing} to discard.`,
    takes: (cards: string) => `The Storm strikes: discard ${cards}.`,
    blocks: (row: string) => `The Storm blocks row ${row}.`,
    whichRow: 'Tap the row that the Storm blocks.',
    strikes: 'The Storm strikes.',
    onRow: (name: string, row: string) => `Storm ${name} on row ${row}`,
    anyTime: 'You may spend a Compass at any time.',
    lift: (name: string) => `Lift ${coloured(name)}`,
    lifts: (name: string) => `A Compass lifts ${coloured(name)}.`,
    whichStorm: 'A Compass can lift a Storm: which one?',
    compasses: (pool: number, supply: number) => `Compasses ${pool}, ${supply} to earn`,
    all: 'Discard your whole hand, and earn a Compass.'
  }
}

export const log = {
  phrases: { lift: (storm: string) => `A Compass could lift ${storm}.` },
  pictures,
  moment: (now: Now) =>
    momentOf(now, {
      drew: (storm, who) => `${who ?? 'You'} drew ${coloured(storm)}.`,
      mine: {
        Y: 'It leaves you three cards at most.',
        P: 'It blocks a row of your choice.',
        O: 'It lets you place only beside islands.'
      },
      theirs: {
        Y: 'It leaves them three cards.',
        P: 'It blocks a row of their choice.',
        O: 'It lets them place only beside islands.'
      },
      lift: 'A Compass can lift it.'
    }),
  follows: { 'compass-earned': 'It lifts a Storm at any time.' },
  events: {
    stormed: ({ seat, storm }, who) => `${who(seat) ?? 'You'} drew ${coloured(storm)}.`,
    'storm-struck': ({ seat, storm, count, row }, who) => {
      const lies = row === undefined ? `lies before ${who(seat) ?? 'you'}` : `blocks row ${row}`
      return `The ${colour(storm)} Storm ${storm} ${lies}${count && row === undefined ? `, at the cost of ${cards(count)}` : ''}.`
    },
    'storm-left': ({ storm }) => `The ${colour(storm)} Storm ${storm} found no row and is gone.`,
    'compass-earned': ({ by, row }) =>
      by === 'row' ? `Row ${row} runs without a gap: a Compass is earned.` : 'A Compass is earned.',
    'compass-spent': ({ seat, storm, with: as }, who, named) =>
      `${who(seat) ?? 'You'} lifted ${coloured(storm)} with ${as ? named(as) : 'a Compass'}.`,
    'whole-hand': ({ seat, count }, who) => `${who(seat) ?? 'You'} discarded a whole hand of ${cards(count)}.`
  } satisfies Tells<Facts>
}

export const refusals = {
  ORANGE_NEEDS_NEIGHBOUR: ({ cell }) => `Under your orange Storm, an island needs a neighbour; ${cell} has none.`,
  STORM_CHOICE: () => 'The Storm asks for another answer.',
  PURPLE_ROW_FULL: ({ row }) => `Row ${row} is full: the Storm needs one with an empty cell.`,
  COMPASS_NONE: () => 'There is no Compass to spend.',
  STORM_NOT_ACTIVE: ({ storm }) => `There is no Storm ${storm} now.`,
  WHOLE_HAND_TOO_SMALL: () => 'A whole hand has at least two cards.',
  WHOLE_HAND_MONSTER: () => 'You hold a Sea Monster, so the whole hand cannot be discarded.'
} satisfies Refusals

/** What those that lie on a row are called in a refusal. */
export const refused = { P1: 'the Storm P1', P2: 'the Storm P2' }

/** What its cards are called, which no hand ever holds. */
export const record = { Y: 'yellow Storm', P: 'purple Storm', O: 'orange Storm' }

export const rules: Chapter = ({ options, seats }) => ({
  heading: 'Storm & Compass',
  paragraphs: [
    'There are 6 Storms among the cards: 2 yellow, 2 purple, 2 orange. Whoever draws one shows it at once, and draws on when it is dealt with. It never counts as a card in the hand.',
    'Yellow: its owner discards down to 3 cards, and holds 3 at most while it lies there. When a Start is paid, they may give the top 2 cards of their pile unseen.',
    'Purple: its owner chooses a row with an empty cell. No card may enter that row.',
    'Orange: its owner may place islands only next to other islands.',
    'A Compass lifts any one Storm, in play or just drawn. Anybody may spend one, at any time, and which Storm it should lift may be talked about.',
    'You earn a Compass together when a Start is played, when a row becomes full of 6 numbers that follow each other, and when somebody discards a whole hand of 2 cards or more as their action. There are 6 in all.',
    `Our ruling: there are 2 Storms of each colour, since no rule sheet says how the 6 are split. One drawn in an opening hand works too; each answers their own, in any order.${seats > 1 ? ' Who begins follows from the cards that were dealt, before any Storm.' : ''}`,
    'Our ruling: when a yellow Storm is lifted, its owner draws up only at their next draw. Cards are given unseen once for each Start, and 2 of them, even under 2 yellow Storms; nobody looks at what they were. A hand above its limit is kept, but nothing is drawn for it.',
    ...(options.monsters
      ? [
          'Our ruling: a yellow Storm takes no Sea Monster, so more than 3 cards may stay. A row that becomes full once more may earn a Compass again.',
          'Our ruling: a whole hand must not hold a Sea Monster.'
        ]
      : []),
    'Our ruling: a purple Storm may share a row with another one; where no row has an empty cell, it is gone without effect. An orange one restricts neither discarding nor anything else that is not placing an island.',
    ...(options.rocks ? ['Our ruling: a purple Storm may share a row with the Jagged Rocks.'] : []),
    'Our ruling: any player may spend a Compass, without a vote, and what is spent is out of the game. Anyone who can do nothing has not lost as long as a Compass could change that. A whole hand has 2 cards at least.',
    ...(options.wilds
      ? [
          'Our ruling: only the Wild cards of the player who is stuck count as Compasses that could help: otherwise others would give away that they hold one.'
        ]
      : []),
    ...(seats < 3
      ? ['Our ruling: a Storm drawn just before a Start is paid does not count among the extra cards.']
      : [])
  ],
  picture: { ...picture(), says: 'A purple Storm lies on row 3: no card may enter it.' }
})

export const line: string =
  'storm lets a Storm strike, storm 4 on row 4, storm -7 -9 with these discards. compass P1 lifts the Storm P1, all discards the whole hand, give 3 -7 blind offers 7 and two unseen.'

export const harbour = {
  settings: {
    storms: {
      label: 'Storm & Compass',
      values: { false: 'Without', true: 'With' },
      hint: 'Six Storms interrupt whoever draws them; Compasses that you earn together lift them again.'
    }
  }
} satisfies Harbour
