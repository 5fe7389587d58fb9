import type { Chapter } from '../../../../chapters.ts'
import { chapters as base } from '../../../words/en/rules.ts'
import { type MoreChapters, rulesWith } from '../../../rules.ts'

const rocks: Chapter = ({ options }) => {
  if (!options.rocks) return null
  return {
    heading: 'Jagged Rocks',
    paragraphs: [
      'The Rocks lie on one row, which chance chose. No card may enter it; what lies there already still counts for order and price.',
      'After each action, before any drawing, whoever acted moves the Rocks to another row that has an empty cell, or discards exactly 2 cards to keep them where they are.',
      'As soon as 4 rows are full at the same time, the Rocks are gone for good.',
      'Our ruling: the 4 rows must be full at once, and the Rocks stay away even if a row is opened again. Who holds only 1 card cannot keep them.'
    ]
  }
}

const monsters: Chapter = ({ options, seats }) => {
  if (!options.monsters) return null
  return {
    heading: 'Sea Monsters',
    paragraphs: [
      `There are ${options.monsters} Sea Monsters among the cards. In your hand they take up room, and they can never be discarded or pay for anything.`,
      'To play one is your action: it takes an island out of the sea, and both leave the game. It costs nothing. It cannot enter a row that is closed, and cannot hit the Start.',
      'The Finish fails while anybody holds a Sea Monster. Those still in the piles do not matter.',
      'Our ruling: a Finish that fails costs no turn, but shows everybody who holds a Sea Monster, until those are played. If a Finish is all that you could play, and somebody holds a Sea Monster, the match is lost.',
      ...(seats === 1
        ? ['Our ruling: Sea Monsters do not count among the ten cards that you draw up to for the Start.']
        : [])
    ]
  }
}

const storms: Chapter = ({ options, seats }) => {
  if (!options.storms) return null
  return {
    heading: 'Storm & Compass',
    paragraphs: [
      'There are 6 Storms among the cards: 2 yellow, 2 purple, 2 orange. Whoever draws one shows it at once, and draws on when it is dealt with. It never counts as a card of the hand.',
      'Yellow: its owner discards down to 3 cards, and holds 3 at most while it lies there. When a Start is paid, they may give the top 2 cards of their pile unseen.',
      'Purple: its owner chooses a row with an empty cell. No card may enter that row.',
      'Orange: its owner may place islands only next to another one.',
      'A Compass lifts any one Storm, in play or just drawn. Anybody may spend one, at any time, and which Storm it should lift may be talked about.',
      'You earn a Compass together when a Start is played, when a row becomes full of 6 numbers that follow each other, and when somebody discards a whole hand of 2 cards or more as their action. There are 6 in all.',
      `Our ruling: there are 2 Storms of each colour, since no rule sheet says how the 6 are split. One drawn in an opening hand works too; each answers their own, in any order.${seats > 1 ? ' Who begins follows from the cards that were dealt, before any Storm.' : ''}`,
      'Our ruling: when a yellow Storm is lifted, its owner draws up only at their next draw. Cards are given unseen once for each Start, and 2 of them, even under 2 yellow Storms; nobody looks at what they were. A hand above its limit is kept, and draws nothing.',
      ...(options.monsters
        ? [
            'Our ruling: a yellow Storm takes no Sea Monster: so more than 3 cards may stay. A row that becomes full once more may earn a Compass again.',
            'Our ruling: a whole hand must not hold a Sea Monster.'
          ]
        : []),
      'Our ruling: a purple Storm may share a row with another one; where no row has an empty cell, it is gone without effect. An orange one restricts neither discarding nor anything else that is not placing an island.',
      ...(options.rocks ? ['Our ruling: a purple Storm may share a row with the Jagged Rocks.'] : []),
      'Our ruling: any player may spend a Compass, without a vote, and what is spent is out of the game. Who could do nothing has not lost as long as a Compass could change that. For a whole hand, 2 cards are the least.',
      ...(options.wilds
        ? [
            'Our ruling: only the Wild cards of whoever is stuck count as Compasses that could help: others would give theirs away.'
          ]
        : []),
      ...(seats < 3
        ? ['Our ruling: a Storm drawn just before a Start is paid does not count among the extra cards.']
        : [])
    ]
  }
}

const wilds: Chapter = ({ options }) => {
  if (!options.wilds) return null
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

const highArch: Chapter = ({ seats }) => ({
  heading: 'High Arch',
  paragraphs: [
    'The sea is an arch: 2 pillars of 6 cells, a1 to b3 and f1 to g3, and a roof of 4 rows of 7 on top, a4 to g7. There is no Start, and nothing is paid together.',
    'First the pillars are filled. In each of them the numbers rise from its bottom left to its top right, and nothing costs anything. The two have nothing to do with each other.',
    'From the turn after the 12th card in the pillars, the roof is open. There, order and price are as below, from a4 to g7 and across the ends of rows. Pillars and roof do not touch.',
    `The 80 islands and 5 Finishes are dealt out${seats > 1 ? ' evenly' : ''}, and each hand is 5 cards. On your turn you place an island, discard two cards, or play a Finish, and draw up to 5 again.`,
    'Once the roof is full, a Finish wins.',
    'Our ruling: pillars are 2 cells wide and 3 high, and there is no price between them and the roof.',
    ...(seats > 1
      ? [
          'Our ruling: where the cards do not come out even, chance decides who gets one more. Whoever was dealt the fewest begins; among several, chance decides.'
        ]
      : [])
  ]
})

const pyramid: Chapter = ({ options, seats }) => ({
  heading: 'Pyramid',
  paragraphs: [
    'The sea is a pyramid of 36 cells, in rows of 11, 9, 7, 5, 3 and 1. The numbers rise row by row from a1 to f6, across the ends of rows. There is no Start; the 80 islands are dealt out, and each hand is 5 cards.',
    'Six cells are border spaces: c1, i1, f2, c3, h3 and f4. Whoever places a card there must be able to pay for it, but first turns up the top card of the 30 Explorer cards.',
    'Start (5): nothing happens, and the price is paid. Compass (6), Finish (5) and Joker (2): kept in the hand unseen by the others, and the price is paid; even the card just found may pay.',
    'Storm (6): the card goes back to the hand, nothing is paid, and the space is closed. With a Compass from your hand you may clear it as your action. Sea Monster (5): it takes the card with it, nothing is paid, and the space is open again.',
    'Jagged Rocks (1): one card more than the price; if your hand has none left, it comes from the top of your pile, unseen.',
    'A Joker is placed as any number that is free, or played as a Finish.',
    ...(options.harder ? ['In this match it is harder: a Start costs one card more, as the Rocks do.'] : []),
    ...(options.easier ? ['In this match it is easier: 5 more Jokers take the place of the Sea Monsters.'] : []),
    'Once all 36 cells are filled, a Finish or a Joker wins. A space under a Storm is not filled.',
    'Our ruling: the rows and the places of the border spaces, since no picture could be had. Whether you can pay is judged before the Explorer card is turned up, and what you find may then pay. The card more for the Rocks comes from the pile only if your hand has none left.',
    'Our ruling: nothing is paid after a Storm or a Sea Monster. A space that is open again turns up another Explorer card, and one under a Storm does not count as filled.',
    ...(seats > 1
      ? [
          'Our ruling: where the cards do not come out even, chance decides who gets one more. Whoever was dealt the fewest begins; among several, chance decides.'
        ]
      : [])
  ]
})

const dayNight: Chapter = () => ({
  heading: 'Day & Night',
  paragraphs: [
    'Every island has a day and a night half. At first day points up in every hand.',
    'Among the cards are 6 Compasses. Whoever draws one shows it and draws another card instead; it leaves the game, and from then on the other half points up, in every hand at once.',
    'An island lies in the sea as it points in the hand. As your action you may discard one card and turn one island of the sea round, even if that one card is all you hold.',
    'The Finish needs night in all of the rows 1 to 3, and day in all of the rows 4 to 6.',
    'Our ruling: a Compass in an opening hand is put aside, replaced and shuffled back in, so that the match begins by day. Without the right halves a Finish is refused.'
  ]
})

const competitive: Chapter = () => ({
  heading: 'Competitive',
  paragraphs: [
    'The two of you play against each other. One owns the day, the other the night, and each island in the sea shows whose it is.',
    'Only the 80 islands are used. Each of you holds 5; 5 more lie open in a row, and the other 65 are the deck. You draw from the open row, from its far end, and it is filled up from the deck.',
    'On your turn you place an island or discard two cards. If no card of yours can be placed, you may show and discard your whole hand, and take the whole row. If you can do nothing at all, you pass.',
    'An island may not go where it would leave too few numbers for the empty cells on either side.',
    'The match ends when the sea is full, when after a turn both of you hold 1 card at most, or after 2 passes in a row.',
    'Each island of yours in the sea counts 2 points, each card that you discarded takes 1 away, and each unbroken run of at least 3 of your islands counts its length once more.',
    'Of two with the same points, more islands win; then fewer discards; then the longest run. Then it is a draw.',
    'Our ruling: chance decides who begins and who owns the day. Runs go across the ends of rows, their numbers need not follow each other, and each counts once. Who can do nothing passes, and 2 passes in a row end the match.'
  ]
})

const lines: Chapter = ({ options }) => {
  const { variant, rocks, monsters, storms, wilds } = options
  const more = [
    rocks ? 'rocks 4 moves the Rocks to row 4, keep -7 -9 holds them where they are.' : '',
    monsters ? 'M@e4 sends a Sea Monster to e4.' : '',
    storms
      ? 'storm lets a Storm strike, storm 4 on row 4, storm -7 -9 with these discards. compass P1 lifts the Storm P1, all discards the whole hand, give 3 -7 blind offers 7 and two unseen.'
      : '',
    wilds ? 'W41@f2 places a Wild as 41.' : '',
    variant === 'day_night' ? 'turn e4 -7 turns the island on e4 and discards 7.' : '',
    variant === 'pyramid'
      ? '23@c1 covers a border space, pay -7 -9 pays for it, clear c1 clears a Storm, J41@d4 places a Joker as 41.'
      : '',
    variant === 'competitive' ? 'exchange takes the row for your hand, pass passes.' : ''
  ].filter(line => line !== '')
  return more.length > 0 ? { heading: 'More actions as lines', paragraphs: more.map(capital) } : null
}

/** A line may begin with a small letter; its paragraph tells of it. */
function capital(line: string): string {
  return `The line ${line}`
}

export const more: MoreChapters = { rocks, monsters, storms, wilds, highArch, pyramid, dayNight, competitive, lines }
export const rules = rulesWith(base, more)
