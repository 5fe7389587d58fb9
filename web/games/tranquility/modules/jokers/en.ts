export const turn = { cards: { J: 'Joker' } }

export const log = { cards: { J: 'a Joker' } }

/** What its card is called in a refusal. */
export const refused = { J: 'a Joker' }
