import type * as en from '../en/refusals.ts'

const cards = (count: unknown) => (count === 1 ? 'eine Karte' : `${count} Karten`)
const price = (due: unknown) => (due === 0 ? 'nichts' : cards(due))
const count = (named: unknown) => (named === 0 ? 'keine' : cards(named))
/** What its cards are called here. */
export const refused = { S: 'einen Start', F: 'ein Ziel' }

export const refusals: typeof en.refusals = card => ({
  CARD_NOT_IN_HAND: ({ card: one, cards: more }) => `Das hast du nicht auf der Hand: ${card(one ?? more)}.`,
  MUST_PLAY_START: () => 'Du hast einen Start, und noch ist keiner gespielt: Er muss zuerst gespielt werden.',
  START_ALREADY_PLAYED: () => 'Der Start ist schon gespielt.',
  SLOT_OUT_OF_RANGE: ({ cell }) => `Das Feld ${cell} gibt es in diesem Meer nicht.`,
  SLOT_OCCUPIED: ({ cell, by }) => `Auf ${cell} liegt schon die ${by}.`,
  ORDER: ({ card: one, cell, against, between }) =>
    between
      ? `Für die ${one} ist neben ${card(between)} kein Feld mehr frei.`
      : `Die ${one} passt nicht auf ${cell}: Mit der ${against} wäre die Reihenfolge gestört.`,
  COST_TOO_HIGH: ({ card, cell, due, can }) =>
    `Die ${card} auf ${cell} kostet ${cards(due)}, und du kannst ${can === 0 ? 'keine' : `nur ${cards(can)}`} abwerfen.`,
  PAYMENT_COUNT: ({ card, cell, due, paid }) =>
    `Die ${card} auf ${cell} kostet ${price(due)}; genannt hast du ${count(paid)}.`,
  PAYMENT_INVALID: ({ paid }) =>
    `Damit kannst du nicht bezahlen, denn du hast nicht alles auf der Hand: ${card(paid)}.`,
  DISCARD_NEEDS_TWO: ({ named, can }) =>
    Number(can) < 2
      ? 'Du hast keine zwei Karten zum Abwerfen.'
      : `Abgeworfen werden genau zwei; genannt hast du ${count(named)}.`,
  FINISH_GRID_INCOMPLETE: ({ open }) =>
    `Das Ziel muss warten: ${open === 1 ? 'Ein Feld ist' : `${open} Felder sind`} noch frei.`,
  FINISH_NO_START: () => 'Das Ziel muss warten: Noch ist kein Start gespielt.',
  PLEDGE_COUNT: ({ count: offered, named, most }) =>
    Number(offered) > Number(most)
      ? `Mehr als ${cards(most)} kannst du nicht anbieten.`
      : `Angeboten hast du ${count(offered)}, genannt aber ${count(named)}.`,
  PLEDGE_BAD_CARDS: ({ cards }) =>
    `Das kannst du nicht anbieten, denn du hast nicht alles auf der Hand: ${card(cards)}.`,
  PLEDGE_OVER_EIGHT: ({ count: offered, short }) =>
    `Von den acht ${short === 1 ? 'fehlt' : 'fehlen'} nur noch ${cards(short)}; angeboten hast du ${cards(offered)}.`,
  START_UNPAYABLE: () => 'So kämen die acht Karten für den Start nicht mehr zusammen.',
  ROW_BLOCKED: ({ row, by }) => `Reihe ${row} ist durch ${card(by)} gesperrt.`
})
