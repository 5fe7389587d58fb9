import type { Chapter } from '../../../chapters.ts'
import { rulesIn } from '../../rules.ts'
import { KNOWN, PLACEHOLDERS } from '../../modules/documentary/known.ts'
import { IBEXES } from '../../modules/wildlife/known.ts'

const list = (parts: readonly string[]) => new Intl.ListFormat('en').format(parts)

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
    `Chance decides who begins; after that you take turns in the order of the seats. Whoever comes second ${seats > 3 ? 'and whoever comes fourth are' : 'is'} handed a Bridge. Everything else is dealt out as evenly as possible, face down: everybody has a deck of their own, and begins with five cards in hand.`,
    'Where the cards do not come out even, whoever begins has one of the larger decks, and chance decides who gets the others.',
    'Our ruling: how many cards everybody holds, and has left to draw, all can see.'
  ]
}

const DEAL_ALONE = [
  'They are shuffled into one deck, and you begin with six cards in hand.',
  'Our ruling: no Bridge is handed out before.'
]

const turn: Chapter = ({ options, seats }) => ({
  heading: 'Your turn',
  paragraphs: [
    `You do exactly one thing: place a mountain card, lay a Bridge, light a Campfire, ${options.wildlife ? 'lead a herd, ' : ''}${seats > 1 ? '' : 'use a Grappling hook, '}discard two cards, or place the Summit. There is no passing.`,
    `Then you draw until you hold ${seats > 1 ? 'five cards again, and the next player goes on' : 'six cards again'}. If your deck is empty, you go on with the cards that you hold.`,
    'Our ruling: what you have done can be taken back until it is final. Only then do you draw.'
  ]
})

const placing: Chapter = () => ({
  heading: 'Placing a mountain card',
  paragraphs: [
    'Rows grow from the left: the first card of a row goes to its leftmost slot, and every further one to the right of the last. A slot is carried by the two below it, and cards must lie on both, of whatever kind. Row 1 stands on the ten Panoramas. A row may begin before the one below is complete.',
    'A slot is named by its place from the left and its row: b3 is the second of row 3.',
    'A card must not be lower than the number of its row: row 4 takes a 4 and whatever is higher.',
    'Side by side in a row, two cards never have the same terrain. What lies above and below does not matter.'
  ]
})

const paying: Chapter = () => ({
  heading: 'What it costs',
  paragraphs: [
    'Placing a card costs as many cards as its value differs from that of the card beside it. The first card of a row has nothing beside it, and costs nothing. With values on both sides, as over a Bridge, the larger difference counts.',
    'You pay by discarding cards of your choice from your hand: exactly as many as are due. The card that you place cannot pay for itself. If you hold fewer, it cannot go there.',
    'For example: 5 to the right of 3 costs two cards. 3 to the right of another 3 costs nothing.'
  ]
})

const bridges: Chapter = () => ({
  heading: 'Bridges',
  paragraphs: [
    'A Bridge goes to the next slot of a row and costs nothing, whatever lies beside it. Only the first and the last slot of a full row are closed to it. It has neither value nor terrain; it carries what lies above, and the row goes on behind it.',
    'A mountain card may be placed over a Bridge, by the same rules as anywhere, with an eye on both sides. As long as a Bridge can be seen, the mountain is not finished.'
  ]
})

const campfires: Chapter = () => ({
  heading: 'Campfires',
  paragraphs: [
    'A Campfire takes the place of a mountain card of its own terrain. That card goes to a slot in a higher row, over a Bridge too, where it may lie by the rules above, and costs there what it always costs. The Campfire itself costs nothing.',
    'It carries what rested on the card, and stays for good. It keeps its terrain, and has the value of the nearest mountain card to its left in the row, past Bridges and other Campfires; that value is written on it. Where there is no such card, it has none, and placing beside it is free.',
    'Our ruling: this value is looked up anew whenever it matters, since nothing on a table would remember it.',
    'Our ruling: what counts beside a Campfire is the value that it has before the card is placed. A card that covers a Bridge may give way too; the Bridge stays under the Campfire, out of the match.'
  ]
})

const discarding: Chapter = ({ seats }) => ({
  heading: 'Discarding two cards',
  paragraphs: [
    'You may do this on any turn, even if you could do something else. Any two cards of your hand will do.',
    `What is discarded lies face down and is out of the match. ${seats > 1 ? 'Nobody looks at it again, not even whoever discarded it.' : 'You do not look at it again.'}`,
    'Our ruling: when the match is over, everything is turned face up.'
  ]
})

const path: Chapter = () => ({
  heading: 'Green Path',
  paragraphs: [
    'Before the Summit is placed, grassy cards must lead from row 1 to row 8, each resting on the one before. Grassy Campfires count too. Which of the two slots of row 8 it ends on does not matter.',
    'The path may be broken and mended until the Summit is placed.',
    'Our ruling: the hiker stands on the highest card that it has come to, the leftmost if there are several.'
  ]
})

const documentary: Chapter = ({ options }) => ({
  heading: 'Alpine Documentary',
  paragraphs: [
    `Of the ten Panoramas, ${options.sequences} lie face up, and each shows three values. Before the Summit is placed, all of these must be filmed.`,
    'A sequence is filmed when three neighbouring mountain cards of one row show exactly these values from left to right. Terrains do not matter, Campfires and Bridges do not count, and the mirror image is not the same. What is filmed stays filmed, whatever becomes of the cards.',
    'Our ruling: a card may be part of several sequences, and several may be filmed at once.',
    `Placeholder: of the printed sequences we know ${list(KNOWN)}. The others are our own until somebody has read them: ${list(PLACEHOLDERS)}.`
  ]
})

const wildlife: Chapter = () => ({
  heading: 'Mountain Wildlife',
  paragraphs: [
    'Twelve mountain cards carry an ibex. When one of them is placed, an ibex comes to stand on it.',
    'Our ruling: when such a card moves up because of a Campfire, no second ibex comes.',
    'As your turn you may lead one herd: all ibexes of a card go up, at each step to one of the two cards that rest on the one before. Each row costs a card. Whoever stands on the way comes along. A herd steps on no Bridge, and goes no higher than row 8.',
    'A card on which ibexes stand cannot give way to a Campfire.',
    'When the Summit is placed, at least eight ibexes must stand on row 8. The last step they climb for nothing.',
    'Our ruling: a Summit cannot be placed as long as they are fewer.',
    `Placeholder: which cards carry the ibex we do not know. Until somebody has read them, it is the second card of ${list(IBEXES)} in each terrain.`
  ]
})

const hooks: Chapter = ({ options }) => ({
  heading: 'Grappling hooks',
  paragraphs: [
    `You begin with this many: ${options.hooks}. As your turn you may use one up: your whole hand is shuffled into the deck, and you draw six cards.`,
    'Our ruling: with an empty deck no hook can be used, since the same cards would come back.'
  ]
})

const summit: Chapter = () => ({
  heading: 'The Summit',
  paragraphs: [
    'It can be placed as soon as all 44 slots show a mountain card or a Campfire, and everything that this match asks for is reached. It costs nothing, and with it the match is won.',
    'Until then a Summit is a card like any other, and may be discarded. But there are only five.'
  ]
})

const losing: Chapter = ({ options, seats }) => ({
  heading: 'How it is lost',
  paragraphs: [
    `If you can do nothing at the beginning of your turn, the match is lost${seats > 1 ? ' for all of you' : ''}. With two cards in hand that cannot happen, since you can discard them. With one card you are safe only if it can be put to use right now; with none you are not.`,
    ...(options.greenPath || options.documentary || options.wildlife
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
    'Our ruling: nothing can be said here while the match runs but a greeting, which is always welcome.'
  ]
})

const talking: Chapter = () => ({
  heading: 'Talking',
  paragraphs: [
    'At this table you may say whatever you like. The printed game is silent: there, nobody tells what they hold, plan or wish for.'
  ]
})

const lines: Chapter = ({ options, seats }) => ({
  heading: 'Every action as a line',
  paragraphs: [
    'G7@b2 places a grassy 7 on slot b2. G7@b2 -S3 -BR does it and pays with a snowy 3 and a Bridge. A card with an ibex has a star: G3*.',
    'BR@b1 lays a Bridge. FG@a1>b2 -S3 lights the grassy Campfire on a1, moves the card from there to b2, and pays one card for it.',
    '-G7 -S3 discards both. SU places the Summit.',
    ...(options.wildlife ? ['The line herd b1 b2 a3 -S3 -G7 leads the herd of b1 over b2 to a3.'] : []),
    ...(seats === 1 ? ['The line hook uses a Grappling hook.'] : [])
  ]
})

export const rules = rulesIn({
  aim,
  cards,
  turn,
  placing,
  paying,
  bridges,
  campfires,
  discarding,
  path,
  documentary,
  wildlife,
  hooks,
  summit,
  losing,
  silence,
  talking,
  lines
})
