/** What a seat may put on places of the table, for itself alone. */
export const SIGNS = ['star', 'query', 'heed', 'cross'] as const
export type Sign = (typeof SIGNS)[number]

/** Its sign on each place that is marked, by the name that the place has in a line. */
export interface Marks {
  readonly [place: string]: Sign
}

/** What a seat writes down: nobody else is shown any of it. */
export interface Notes {
  readonly text: string
  readonly marks: Marks
}
