import { at, beers, card, coins } from './cards.ts'

/** What a turn says: short, as the page has little room for it. */
export const words = {
  title: 'Fantasy Pub',
  board: 'The pub, clockwise from the door',
  idle: 'What do you do?',
  ahead: 'Where guests walk, the dice decide. You can plan who goes home, and that somebody comes in.',
  card,
  offers: { move: 'Guests', enter: 'Let in', innkeeper: 'Innkeeper', pass: 'Pass' },
  asks: {
    move: 'Tap one of your guests: where it may go lights up. Or choose below.',
    enter: 'With which die? Your next card brings as many coins.',
    innkeeper: 'Tap who is to drink, or an empty table: the innkeeper goes there.'
  },
  does: { pass: 'Leave the other die: your turn ends.' },
  where: (name: string) => `Where does ${card(name)} go?`,
  whom: (use: string) => `${use}: who drinks there?`,
  goes: (name: string, place: number, use: string) => `${use}: ${card(name)} goes to ${at(place)}.`,
  leaves: (name: string, count: number, use: string) =>
    `${use}: ${card(name)} goes home, and you bank ${beers(count)}.`,
  enters: (use: string, count: string) =>
    count ? `${use}: your next card comes in with ${coins(Number(count))}.` : `${use}: your next card comes in.`,
  serves: (table: number, name: string, use: string) =>
    `${use}: the innkeeper goes to table ${table}, and ${card(name)} drinks.`,
  inns: (table: number, use: string) => `${use}: the innkeeper goes to table ${table}.`,
  confirm: {},
  space: (place: number, floor: number, isServed: boolean, guests: number) =>
    [
      place === 0 ? 'Door' : `Table ${place}`,
      isServed && 'the innkeeper',
      floor > 0 && `${coins(floor)} on the floor`,
      guests === 0 && 'nobody'
    ]
      .filter(Boolean)
      .join(', '),
  guest: (name: string, had: number, drunk: number) => `${card(name)}, ${coins(had)}, ${beers(drunk)}`,
  die: (use: string, value: number, isUsed: boolean) =>
    `${use === 'A+B' ? use : `Die ${use}`}: ${value}${isUsed ? ', used' : ''}`,
  goal: (goal: number) => `Goal: ${beers(goal)}`,
  bank: (bank: number, goal: number) => `${bank} of ${goal} beers banked`,
  stack: (among: readonly string[], shown: readonly string[]) =>
    `In the stack, face down: ${among.join(', ') || 'none'}; face up: ${shown.join(', ') || 'none'}`
}
