import type { Kind } from '../../../engine/state.ts'
import type { Chapter } from '../../../../../web/games/chapters.ts'
import type { Sign } from '../../../../../web/games/harbour.ts'
import { events as common } from '../../../../../web/words/en/events.ts'
import type { EventWords, OwnRefusals } from '../../said.ts'

const KINDS: { readonly [kind: string]: string } = {
  cockle: 'cockle',
  mussel: 'mussel',
  oyster: 'oyster',
  whelk: 'whelk'
}

const card = (kind: string) => KINDS[kind] ?? kind
const a = (kind: string) => `${kind === 'oyster' ? 'an' : 'a'} ${card(kind)}`
const list = (kinds: readonly Kind[]) => new Intl.ListFormat('en-GB').format(kinds.map(a))
const many = (count: number) => (count === 1 ? '1 shell' : `${count} shells`)

export const turn = {
  title: 'Shells',
  hand: 'Your wish',
  idle: 'Dig for more, or rest?',
  card,
  board: 'The beach',
  spot: (spot: number, kind: string | null) => `Spot ${spot}: ${kind ? card(kind) : 'sand'}`,
  heap: (left: number) => `${many(left)} to dig for`,
  found: 'Found in this turn',
  wish: (kind: string) => `Your wish: ${card(kind)}`,
  offers: { take: 'Take a shell', dig: 'Dig', rest: 'Rest' },
  from: (spot: string) => `Take what lies on spot ${spot}.`,
  does: {
    take: 'Take one shell from the beach.',
    dig: 'Turn over the next shell. If it is of a kind you have found in this turn, you lose them all.',
    rest: 'What you have found goes into your basket, and the tide comes in.'
  }
}

const events: EventWords = {
  dealt: ({ first }, who) => `Everybody has a wish. ${who(first) === null ? 'You begin' : `${who(first)} begins`}.`,
  took: ({ seat, shell }, who) => `${who(seat) ?? 'You'} took ${a(shell)} from the beach.`,
  digs: ({ seat }, who) => `${who(seat) === null ? 'You dig' : `${who(seat)} digs`}.`,
  dug: ({ seat, shell }, who) => `${who(seat) ?? 'You'} dug up ${a(shell)}.`,
  lost: ({ seat, kinds }, who) => `That makes two: ${who(seat) ?? 'you'} lost ${list(kinds)}.`,
  kept: ({ seat, kinds }, who) => `${who(seat) ?? 'You'} kept ${list(kinds)}.`,
  tide: ({ die, shell }) => (shell ? `The tide took ${a(shell)} from spot ${die}.` : 'The tide took nothing.'),
  filled: () => 'The beach was filled again.',
  counted: ({ wishes }, who) => wishes.map((wish, seat) => `${who(seat) ?? 'You'} wished for ${card(wish)}s.`).join(' ')
}

export const log = {
  events: { ...common, ...events },
  why: { COUNTED: 'The heap has run out.', STOPPED: 'The match was stopped here.' },
  merits: {
    took: 'A shell at hand costs nothing.',
    digs: 'With so few found, one more is worth the risk.',
    kept: 'What is in the basket, no tide takes.'
  },
  standing: many
}

export const ending = {
  reached: (count: number) => `${many(count)} in all baskets`,
  turned: (seat: string | null, count: number) => `Nothing cost more: ${seat ?? 'you'} lost ${many(count)} at once.`
}

export const refusals: OwnRefusals = {
  NO_SHELL: ({ spot }) => `There is no shell on spot ${spot}.`,
  NO_HEAP: () => 'There is nothing left to dig for: rest.'
}

export const harbour: Sign = {
  title: 'Shells',
  sentence: 'Dig once more, or rest while you still have something? And which shells do the others want?',
  picture: 'Shells on a beach between the tides',
  presets: {},
  settings: {}
}

const aim: Chapter = () => ({
  heading: 'What it is about',
  paragraphs: [
    'You look for shells on a beach. Each in your basket is one point, and each of the kind that you wish for two more. Nobody else knows your wish until the end.',
    'The match ends with the turn at whose end the heap has run out. Of equals, whoever has more kinds of shells comes first.'
  ]
})

const rounds: Chapter = () => ({
  heading: 'Your turn',
  paragraphs: [
    'Take a shell from the beach. Then dig as often as you like: the next shell of the heap is turned over. If you have found one of its kind in this turn, you lose all that you found in it.',
    'When you rest, what you found goes into your basket.',
    'After each turn a die says from which spot the tide takes a shell; on a 6 it takes none. Then the beach is filled again.',
    'There are nine shells of each kind: cockles, mussels, oysters and whelks.'
  ]
})

const lines: Chapter = () => ({ heading: 'Every action as a line', paragraphs: ['take 3, dig, rest'] })

export const chapters: readonly Chapter[] = [aim, rounds, lines]
