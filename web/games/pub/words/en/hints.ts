import type { Hinting } from '../hinting.ts'
import { card, list } from './cards.ts'

export const words: Hinting = {
  hints: {
    second: 'The other die is yours, too, for anything you like, even with the same guest. Or pass.',
    home: 'Whoever has as many beers as coins may go home from the door, and you bank the beers.',
    broke: 'Without a coin, the next drink throws a guest out: take it to the door.',
    door: 'Two of a clan cannot stand at the door. Send your guest to a table, and let the next in.',
    enter: 'Many coins take long to drink up; few are soon gone. Six beers throw a guest out.',
    innkeeper: 'One guest at his table must drink: one of yours, or a rival who cannot pay.',
    table: 'Of one race, all at the table drink. Of different ones, each buys a beer for the next higher.',
    drunk: 'Each beer takes a step off the die: whoever drinks much walks little. Add the dice up.'
  },
  doubts: { OWN_EXPELLED: ({ chars }) => `That throws out your own: ${list(chars.map(card))}.` }
}
