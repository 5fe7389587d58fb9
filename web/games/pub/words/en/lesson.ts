import type { RefusalFacts } from '../../../../../engine/pub/codes.ts'
import type { LessonWords } from '../../../../lesson/steps.ts'

export const words: LessonWords<RefusalFacts> = {
  steps: {
    table: {
      says: 'Your first guest, orc aO1, is at the door. Tap it, then table 5: die A takes it there.',
      other: 'That would be all right. But first tap orc aO1, then table 5.',
      near: { far: 'Table 6 would do as well. But try table 5, with die A.' },
      done: 'Four coins it has, and no beer: nobody drinks alone. The door is free, and die B is left.'
    },
    enter: {
      says: 'Let the next one in: tap “Let in”, then die B. It brings as many coins as the die shows.',
      other: 'That would be all right. But the door is free: tap “Let in”, then die B.',
      near: { pass: 'You may, of course. But the more guests, the more beers: let one in.' },
      done: 'A goblin, with six coins. Some turns later …'
    },
    round: {
      says: 'Dwarfs walk either way. Send dwarf aN2 two steps back, to table 5: tap it, then the table.',
      other: 'That would be all right. But send dwarf aN2 to your orc at table 5, with die B.',
      done: 'They are of different races, so the lower one buys the higher a beer. Later …'
    },
    drink: {
      says: 'At table 4 sits another dwarf. Send dwarf aN1 there: of one race, all drink.',
      other: 'That would be all right. But send dwarf aN1 to table 4, to Lou’s dwarf.',
      done: 'Both turned a coin of their own into a beer. A few days later …'
    },
    innkeeper: {
      says: 'Your orc needs beers. Tap “Innkeeper”, then orc aO1, at table 5.',
      other: 'That would be all right. But your orc is thirsty: send the innkeeper to table 5.',
      near: { dwarf: 'That would be all right. But orcs can go home from his table: let orc aO1 drink.' },
      done: 'An orc may go home from the innkeeper’s table, once it is drunk enough. Lou saw to that …'
    },
    home: {
      says: 'Three coins, three beers: that will do. Tap orc aO1, then the way out, and bank the beers.',
      other: 'That would be all right. But your orc has as many beers as coins: take it home.',
      done: 'Three beers are banked, and the card goes under your stack: it will come again. Much later …'
    },
    last: {
      says: 'You have 11 beers, and 15 win. Orc aO2 has five, and sits with the innkeeper.',
      other: 'That would be all right. But orc aO2 wins: tap it, then the way out.',
      done: 'Won, with 16 beers! Whom would you like to meet in the pub?'
    }
  },
  refused: {
    SEAT_REFUSED: ({ table }) =>
      `Table ${table} takes no one like that: all of one race sit there, or all of different ones.`
  }
}
