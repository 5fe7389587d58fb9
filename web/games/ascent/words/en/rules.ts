import type { Chapter } from '../../../chapters.ts'
import type { Whole } from '../../said/rules.ts'

const oneOf = (acts: readonly string[]) => new Intl.ListFormat('en', { type: 'disjunction' }).format(acts)

const aim: Chapter = ({ seats }) => ({
  heading: 'What it is about',
  paragraphs: [
    'The mountain has 44 slots in eight rows: nine at the foot, then eight, and so on up to two. On top of them stands the Summit.',
    seats > 1
      ? 'Once all 44 are filled, one of you places a Summit, and you have all won. If one of you can do nothing on their turn, you have all lost.'
      : 'Once all 44 are filled, you place a Summit and have won. If you can do nothing on your turn, you have lost.'
  ]
})

const cards: Chapter = ({ options, seats }) => ({
  heading: 'The cards',
  paragraphs: [
    `There are ${seats > 1 ? '72 mountain cards with the values 1 to 12' : '66 mountain cards with the values 2 to 12'} in three terrains: grassy (G), snowy (S) and rocky (R), each card twice. With them come a Campfire of each terrain, five Bridges and five Summits.`,
    ...(options.wildlife ? [] : ['Twelve of the cards carry an ibex, which means nothing in this match.']),
    ...(seats > 1 ? dealTogether(seats) : DEAL_ALONE),
    'Our ruling: the printed rules do not say how many Bridges and Campfires there are; five and three agree with all that they do say.'
  ]
})

function dealTogether(seats: number): readonly string[] {
  return [
    `Chance decides who begins; after that you take turns in the order of the seats. ${seats > 3 ? 'The second and the fourth player are each' : 'The second player is'} handed a Bridge. Everything else is dealt out as evenly as possible, face down: everybody has a deck of their own, and begins with five cards in hand.`,
    'Where the cards cannot be dealt out evenly, whoever begins has one of the larger decks, and chance decides who gets the others.',
    'Our ruling: everybody can see how many cards each player holds and has left to draw.'
  ]
}

const DEAL_ALONE = [
  'They are shuffled into one deck, and you begin with six cards in hand.',
  'Our ruling: no Bridge is handed out beforehand.'
]

const turn: Chapter<Whole> = ({ acts, seats }) => ({
  heading: 'Your turn',
  paragraphs: [
    `You do exactly one thing: ${oneOf(acts)}. There is no passing.`,
    `Then you draw until you hold ${seats > 1 ? 'five cards again, and the next player goes on' : 'six cards again'}. If your deck is empty, you go on with the cards that you hold.`,
    'Our ruling: what you have done can be taken back until it is final. Only then do you draw.'
  ]
})

const losing: Chapter<Whole> = ({ hasGoal, seats }) => ({
  heading: 'How it is lost',
  paragraphs: [
    `If you can do nothing at the beginning of your turn, the match is lost${seats > 1 ? ' for all of you' : ''}. With two cards in your hand that cannot happen, since you can discard them. With one card you are safe only if it can be put to use right now; with none you are not.`,
    ...(hasGoal
      ? [
          'Our ruling: once the mountain is finished and something that the match asks for can never be reached, it is lost at once.'
        ]
      : []),
    'Our ruling: until the mountain is finished, a match goes on even when it can no longer be won, and nothing tells you so.'
  ]
})

const silence: Chapter = () => ({
  heading: 'Silence',
  paragraphs: [
    'You play without a word about what you hold, plan or wish for, here or anywhere else.',
    'Our ruling: while the match runs, nothing can be said here but a greeting, which is always welcome.'
  ]
})

const talking: Chapter = () => ({
  heading: 'Talking',
  paragraphs: [
    'At this table you may say whatever you like. The printed game is silent: there, nobody tells what they hold, plan or wish for.'
  ]
})

export const chapters = { aim, cards, turn, losing, silence, talking }

export const lines: string = 'Every action as a line'
