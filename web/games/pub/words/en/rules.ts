import type { Chapters } from '../../said/rules.ts'

/** How many beers win, by the number of seats. */
const GOALS: { readonly [seats: number]: number } = { 2: 15, 3: 13, 4: 11, 5: 9 }

export const chapters: Chapters = {
  aim: ({ seats }) => ({
    heading: 'What it is about',
    paragraphs: [
      `Each of the ${seats} of you leads a clan into the pub: two goblins, two dwarfs, two orcs and a troll. Let them drink, and get them home before they are thrown out.`,
      `Whoever goes home brings its beers along: they are banked. Whose bank first has ${GOALS[seats]} beers has won, at once. Beers in front of guests count for nothing.`
    ]
  }),
  pub: () => ({
    heading: 'The pub',
    paragraphs: [
      'The door and six tables stand in a circle, clockwise: door, table 1, 2, 3, 4, 5, 6, and the door again, which counts as a step like any table.',
      'At the beginning a coin lies on each table, and the innkeeper stands beside the door. Everybody shuffles their clan into a face-down stack; its top card comes in with four coins. Chance says who begins.',
      'A character is called by its clan (a for the first seat), a letter for its race (L goblin, N dwarf, O orc, T troll) and a number: aO1 is the first orc of clan a.'
    ]
  }),
  turn: () => ({
    heading: 'Your turn',
    paragraphs: [
      'You roll two dice, A and B. You use one of them for an action, and then, if you like, the other for a second; or both added up for a single one. Two dice alike mean nothing more.',
      'One action you must take. If nothing at all can be done, both dice are rolled again; if only one thing can be done, the table does it for you. A second die that is of no use is dropped by itself.',
      'To let somebody in: the top card of your stack comes to the door with as many coins as the dice show, six at most. It cannot while one of your clan stands there. What lies face up under the stack is shuffled once all else is in.',
      'To send the innkeeper, with one die: he goes to the table of that number, other than his own. If anybody sits there, you say who must turn one of its coins into a beer; anybody, of any clan.'
    ]
  }),
  guests: () => ({
    heading: 'Going about, and going home',
    paragraphs: [
      'A guest goes as many steps clockwise as the die shows, or both dice, less one for each of its beers. With no step left it stays. It may go past everybody, and all the way round.',
      'At the door there is room for one of each clan. Nobody drinks there.',
      'To go home takes one die, whatever it shows: from the door, with at least as many beers as coins. The beers are banked, the coins are gone, and the card goes face up under your stack: it will come again.'
    ]
  }),
  seating: () => ({
    heading: 'Who may sit down',
    paragraphs: [
      'At an empty table, anybody. Where all are of one race, one more of that race. Where all are of different races, somebody of another race still. Nobody else; and whose clan they are does not matter.'
    ]
  }),
  drinking: () => ({
    heading: 'Drinking',
    paragraphs: [
      'When somebody sits down with others, there is a round. If all are of one race, each turns a coin of its own into a beer, the newcomer too.',
      'If all are different, each but the highest buys a beer for the next higher race at the table: goblin, dwarf, orc, troll. The lowest gets none, and the highest pays none. All pay at once.',
      'Thrown out is whoever must pay without a coin, and whoever has a sixth beer. Its coins and beers are lost, and the card goes face up under its stack. Whoever cannot pay gives no beer.'
    ]
  }),
  races: () => ({
    heading: 'What each race can do',
    paragraphs: [
      'A goblin takes a coin that lies where it arrives, before any round, at the door as well.',
      'A dwarf may walk either way round.',
      'An orc may also go home from the table where the innkeeper stands; there, too, it needs at least as many beers as coins.',
      'A troll that walks away leaves one of its coins there, if it has any.'
    ]
  }),
  end: () => ({
    heading: 'The end',
    paragraphs: [
      'The guest who goes home and reaches the goal ends the match. The others are ranked by what they have banked; those with as much share a place. If all agree to stop, you are ranked in the same way, and whoever gives up is last.'
    ]
  }),
  rulings: () => ({
    heading: 'Where the printed rules are silent',
    paragraphs: [
      'Our rulings: the innkeeper must serve if anybody sits at his table, and never goes back to the door. A troll without a coin simply goes. Whoever has neither coin nor beer may go home, for nothing.',
      'With a sixth beer one still buys the next round, if there is a coin. The next higher race is the next of those present. Whoever walks a full circle leaves first and arrives last, so that a troll finds its own coin there, and leaves it.',
      'Several who are thrown out together go under their stacks by clan, race and number. There are always coins and beers enough.',
      'Nobody knows the order of what lies face down in a stack; which cards these are is open to all.'
    ]
  }),
  lines: () => ({
    heading: 'Every action as a line',
    paragraphs: [
      'enter A and enter A+B let somebody in, with die A or with both.',
      'move A aO1 cw sends orc aO1 clockwise by die A, move A+B aN2 ccw a dwarf the other way by both.',
      'innkeeper B sends him to an empty table, innkeeper B bO1 says who drinks there. exit A aN1 takes dwarf aN1 home.',
      'pass leaves the other die.'
    ]
  })
}
