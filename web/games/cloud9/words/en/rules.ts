import type { Chapter } from '../../../chapters.ts'

const aim: Chapter = ({ seats, options }) => ({
  heading: 'What it is about',
  paragraphs: [
    `The ${seats} of you sit in the basket of one balloon. Each cloud that it rises to is worth more: 1, 2, 4, 6, 9, 12, 15, 20 and at last 25 points. Whoever jumps takes the points of the cloud; whoever is aboard when the balloon falls gets nothing.`,
    options.endCheck === 'fall-only'
      ? 'Once the balloon falls and somebody has 50 points or more, the match is over. Whoever has most wins; of equals, whoever holds more cards.'
      : 'After the trip in which somebody reaches 50 points the match is over. Whoever has most wins; of equals, whoever holds more cards.',
    'Our ruling: the trip is played to its end first, and all may still overtake whoever has 50. Those with as many points and as many cards share the place.',
    options.endCheck === 'fall-only'
      ? 'The printed sheet speaks of the balloon falling. This match takes it at its word: after a jump of a lone pilot, or on cloud 9, it goes on.'
      : 'Our ruling: the printed sheet speaks of the balloon falling; here it is asked after every trip, however it ends.'
  ]
})

const cards: Chapter = ({ seats }) => ({
  heading: 'Cards and dice',
  paragraphs: [
    'There are 18 cards each of green, purple, red and yellow, and four wild cards: 76 in all. Everybody begins with six. Nobody sees another’s cards, but how many each holds is open, and so is what was played.',
    'Each die shows green, purple, red and yellow once, and two blanks. Two dice are rolled on the clouds 1 to 3, three on 4 to 6, four on 7 and 8.',
    `Our ruling: the sheet does not say how many cards and dice there are; these numbers are those of the printed game, as others describe it. ${76 - 6 * seats} cards are left to draw at the beginning, and a hand has no limit.`
  ]
})

const roll: Chapter = () => ({
  heading: 'The roll',
  paragraphs: [
    'The pilot rolls the dice of the cloud. The colours that they show are what he needs, blanks are nothing. Now everybody else in the basket decides: stay, or jump. Then the pilot pays, or the balloon falls.',
    'Whoever jumps takes the points of the cloud and waits for the next trip on the ground.',
    'Our ruling: chance decides who is the first pilot.'
  ]
})

const sealed: Chapter = () => ({
  heading: 'All are asked at once',
  paragraphs: [
    'Choices count in turn, from the seat to the left of the pilot, the pilot’s last. But nobody has to wait for others: all are asked right after the roll, and what you answer lies sealed until your place comes. Everybody sees that you have answered, nobody what, and until then you can answer anew.',
    '“Jump if they do” means: jump if somebody whose place came before yours has jumped on this roll, otherwise stay.',
    '“Wait” means: first you want to see what those before you do. Everybody sees that, and you are asked again at your place.',
    'Our ruling: the sheet has you choose one after the other. Whoever wants that waits, so nothing is lost but the waiting.',
    'Our ruling: the pilot is asked with all others, and always if he holds a card, even if he alone knows that he has no choice. Only where the dice ask for nothing, or he holds no card, does the table go on without him.'
  ]
})

const paying: Chapter = () => ({
  heading: 'The pilot pays',
  paragraphs: [
    'He shows exactly the cards that the dice ask for, or one wild card for the whole roll. They are discarded, and the balloon rises to the next cloud. If the dice ask for nothing it rises by itself, and no card can be spent.',
    'If he holds the colours he must rise, but he may show a wild card instead. If he does not, he may show a wild card or let the balloon fall. A wild card is never mixed with others.',
    'When the balloon falls, all in it get nothing, the pilot too. It proves that he lacked a colour.',
    'After a rise the next in the basket to the left is the pilot.'
  ]
})

const alone: Chapter = () => ({
  heading: 'Alone, and on cloud 9',
  paragraphs: [
    'While others are aboard the pilot may not jump, nor on the roll on which the last of them left: that he has to pay. If he is alone then, he may jump before each roll, or go on: roll, and pay.',
    'Whoever is aboard when the balloon reaches cloud 9 gets 25 points.'
  ]
})

const trips: Chapter = () => ({
  heading: 'The next trip',
  paragraphs: [
    'All get in again on cloud 1. Everybody draws a card, beginning with the new pilot: the seat to the left of the last one. If the pile is empty, the discards are shuffled.',
    'Our ruling: a card is drawn after every trip, however it ended; with nothing left to draw, hands stay as they are.'
  ]
})

const odds: Chapter = ({ options }) =>
  options.odds === true
    ? {
        heading: 'The odds',
        paragraphs: [
          'This table tells how many of all hands of the pilot’s size can pay, with the colours or with a wild card. It is counted from what everybody has seen, and nobody’s own hand: the same number for all of you.'
        ]
      }
    : null

const lines: Chapter = () => ({
  heading: 'Every action as a line',
  paragraphs: [
    'Passengers: jump, stay, jump if jumped, wait.',
    'The pilot: colours, wild, fall, wait.',
    'Alone: jump, continue.'
  ]
})

export const chapters: readonly Chapter[] = [aim, cards, roll, sealed, paying, alone, trips, odds, lines]
