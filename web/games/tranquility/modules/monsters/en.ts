import type { Chapter } from '../../../chapters.ts'
import type { Harbour, Now, Refusals, Tells } from '../said.ts'
import type { Facts } from './index.ts'
import { momentOf, pictures } from './moment.ts'

export const turn = {
  cards: { M: 'Monster' },
  monsters: {
    which: 'Which island does it take?',
    takes: (cell: string) => `The Sea Monster takes what lies on ${cell}. Both leave the game.`,
    to: (cell: string) => `The Sea Monster takes ${cell}`,
    left: (count: number) => `Monsters in play: ${count}`,
    holds: (who: string) => `Holding a Sea Monster: ${who}`
  }
}

export const log = {
  cards: { M: 'a Sea Monster' },
  pictures,
  moment: (now: Now) =>
    momentOf(now, {
      failed: 'The Finish failed: you hold a Sea Monster.',
      send: 'Send it to an island. Only then can a Finish win.',
      full: 'The sea is full, and the journey can end.',
      unless: 'Play the Finish: it wins unless somebody holds a Sea Monster.'
    }),
  follows: { FINISH_MONSTER_HELD: 'It wins once no hand holds one.' },
  events: {
    destroyed: ({ seat, card, cell, with: as }, who, named) =>
      `${who(seat) ?? 'You'} sent ${as ? `${named(as)} as a Sea Monster` : 'a Sea Monster'}: island ${card} on ${cell} is gone.`,
    FINISH_MONSTER_HELD: ({ seats }, who) =>
      `The Finish fails: a Sea Monster is held by ${new Intl.ListFormat('en-GB').format(seats.map(seat => who(seat) ?? 'you'))}.`
  } satisfies Tells<Facts>
}

export const refusals = {
  MONSTER_NO_TARGET: ({ cell }) => `There is nothing on ${cell} that a Sea Monster could take.`,
  MONSTER_UNDISCARDABLE: () => 'A Sea Monster can never be discarded.',
  FINISH_MONSTER_HELD: () => 'The Finish has to wait: somebody holds a Sea Monster.'
} satisfies Refusals

/** What its card is called in a refusal. */
export const refused = { M: 'a Sea Monster' }

export const rules: Chapter = ({ options, seats }) => ({
  heading: 'Sea Monsters',
  paragraphs: [
    `There are ${options.monsters} Sea Monsters among the cards. In your hand they take up room, and they can never be discarded or pay for anything.`,
    'To play one is your action: it takes an island out of the sea, and both leave the game. It costs nothing. It cannot enter a row that is closed, and cannot hit the Start.',
    'The Finish fails while anybody holds a Sea Monster. Those still in the piles do not matter.',
    'Our ruling: a Finish that fails costs no turn, but shows everybody who holds a Sea Monster, until those are played. If a Finish is all that you could play and somebody holds a Sea Monster, the match is lost.',
    ...(seats === 1
      ? ['Our ruling: Sea Monsters do not count among the ten cards that you draw up to for the Start.']
      : [])
  ]
})

export const line: string = 'M@e4 sends a Sea Monster to e4.'

export const harbour = {
  presets: { haunted: 'Deep waters: three Sea Monsters' },
  settings: {
    monsters: {
      label: 'Sea Monsters',
      values: { 0: 'None', 3: 'Three', 4: 'Four', 5: 'Five' },
      hint: 'They cannot be discarded, each takes an island with it, and nobody may hold one at the end.'
    }
  }
} satisfies Harbour
