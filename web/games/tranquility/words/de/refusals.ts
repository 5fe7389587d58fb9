import type * as en from '../en/refusals.ts'

const cards = (count: unknown) => (count === 0 ? 'keine Karte' : count === 1 ? 'eine Karte' : `${count} Karten`)
/** What its cards are called here. */
export const refused = { S: 'einen Start', F: 'ein Ziel' }

export const refusals: typeof en.refusals = card => ({
  CARD_NOT_IN_HAND: ({ card: one, cards: more }) => `Nicht in deiner Hand: ${card(one ?? more)}.`,
  MUST_PLAY_START: () => 'Du hast einen Start, und noch ist keiner gespielt: Er kommt zuerst.',
  START_ALREADY_PLAYED: () => 'Der Start ist schon gespielt.',
  SLOT_OUT_OF_RANGE: ({ cell }) => `Das Feld ${cell} gibt es in diesem Meer nicht.`,
  SLOT_OCCUPIED: ({ cell, by }) => `Auf ${cell} liegt schon ${by}.`,
  ORDER: ({ card, cell, against }) => `${card} passt nicht auf ${cell}: Mit ${against} wäre die Reihenfolge gestört.`,
  COST_TOO_HIGH: ({ card, cell, due, can }) =>
    `${card} auf ${cell} kostet ${cards(due)}, und du kannst ${cards(can)} abwerfen.`,
  PAYMENT_COUNT: ({ card, cell, due, paid }) =>
    `${card} auf ${cell} kostet ${cards(due)}; genannt hast du ${cards(paid)}.`,
  PAYMENT_INVALID: ({ paid }) => `Mit ${card(paid)} kannst du nicht bezahlen: Nicht alles ist in deiner Hand.`,
  DISCARD_NEEDS_TWO: ({ named, can }) =>
    Number(can) < 2
      ? 'Du hast keine zwei Karten zum Abwerfen.'
      : `Abgeworfen werden genau zwei; genannt hast du ${cards(named)}.`,
  FINISH_GRID_INCOMPLETE: ({ open }) =>
    `Das Ziel muss warten: ${open === 1 ? 'Ein Feld ist' : `${open} Felder sind`} noch frei.`,
  FINISH_NO_START: () => 'Das Ziel muss warten: Noch ist kein Start gespielt.',
  PLEDGE_COUNT: ({ count, named, most }) =>
    Number(count) > Number(most)
      ? `Mehr als ${cards(most)} kannst du nicht anbieten.`
      : `Angeboten hast du ${cards(count)}, genannt aber ${cards(named)}.`,
  PLEDGE_BAD_CARDS: ({ cards }) => `Das kannst du nicht anbieten: ${card(cards)}. Nicht alles ist in deiner Hand.`,
  PLEDGE_OVER_EIGHT: ({ count, short }) =>
    `Von den acht ${short === 1 ? 'fehlt' : 'fehlen'} nur noch ${cards(short)}; angeboten hast du ${cards(count)}.`,
  START_UNPAYABLE: () => 'So kämen die acht Karten für den Start nicht mehr zusammen.',
  ROW_BLOCKED: ({ row, by }) => `Reihe ${row} ist durch ${card(by)} gesperrt.`
})
