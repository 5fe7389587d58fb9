import { paying } from '../../words/en/counted.ts'
import type { Chapters, Names, Refusals, Tells } from '../said.ts'
import { type Facts, pictures } from './index.ts'

const cards = { FG: 'grassy Campfire', FS: 'snowy Campfire', FR: 'rocky Campfire' }

export const turn = {
  cards,
  campfires: {
    worth: (value: number) => `counts as ${value}`,
    fire: (card: string, source: string) => `${card} on ${source}`,
    lifted: (fire: string, target: string) => `${fire}, its card up to ${target}`,
    source: 'Which card gives way to the Campfire? It moves higher up.',
    target: (source: string) => `Where does the card on ${source} go?`
  }
}

export const log = {
  cards,
  pictures,
  follows: { lifted: 'It counts as the card to its left.' },
  events: {
    lifted: ({ seat, card: fire, source, target, lifted, paid }, who, named) =>
      `${who(seat) ?? 'You'} lit a ${named(fire)} on ${source}${paid ? ',' : ' and'} moved a ${named(lifted)} up to ${target}${paying(paid)}.`
  } satisfies Tells<Facts>
}

export const refusals = ({ card }: Names) =>
  ({
    FIRE_TARGET: ({ slot }) => `There is no mountain card on ${slot} for the Campfire to replace.`,
    FIRE_TERRAIN: ({ card: fire, slot, by }) => `A ${card(fire)} cannot replace the ${card(by)} on ${slot}.`,
    FIRE_HERD: ({ slot }) => `Ibexes stand on ${slot}: no Campfire can be lit there until they have gone.`,
    FIRE_UP: ({ source, target }) =>
      `The card on ${source} has to go to a higher row than its own, and ${target} is not in one.`
  }) satisfies Refusals

export const rules = {
  campfires: () => ({
    heading: 'Campfires',
    paragraphs: [
      'A Campfire takes the place of a mountain card of its own terrain. That card goes to a slot in a higher row, over a Bridge too, where it may lie by the rules above, and costs there what it always costs. The Campfire itself costs nothing.',
      'It carries what rested on the card, and stays for good. It keeps its terrain, and has the value of the nearest mountain card to its left in the row, past Bridges and other Campfires; that value is written on it. Where there is no such card, it has none, and placing beside it is free.',
      'Our ruling: this value is looked up anew whenever it matters, since nothing on a table would remember it.',
      'Our ruling: beside a Campfire, the value that it has before the card is placed counts. A card that covers a Bridge may give way too; the Bridge stays under the Campfire, out of the match.'
    ]
  })
} satisfies Chapters

export const acts = {
  campfires: 'light a Campfire'
}

export const lines = {
  campfires: 'FG@a1>b2 -S3 lights the grassy Campfire on a1, moves the card from there to b2, and pays one card for it.'
}
