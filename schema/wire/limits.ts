export const NAME_LENGTH = 24
export const ADDRESS_LENGTH = 254
export const ZONE_LENGTH = 64
export const LINE_LENGTH = 200
/** Lines that one answer may have. */
export const LINES = 20
/** All lines of an answer as they are typed, or all entries of a plan. */
export const ANSWER_LENGTH = LINES * LINE_LENGTH
export const GREETING_LENGTH = 120
export const CARD_LENGTH = 8
export const PLAN_ENTRIES = 5
export const PLAN_CARDS = 20
export const NOTES_LENGTH = 4000
/** Places that a seat may mark, and how long their names are. */
export const MARKS = 100
export const PLACE_LENGTH = 8
export const SAY_LENGTH = 400
/** No request body is read past this many bytes. */
export const BODY_BYTES = 16_384

/** How long a seat may be lent at once. */
export const MOST_LENT_DAYS = 60
