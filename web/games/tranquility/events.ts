/** What is told of each event, as a viewer gets it. */
export interface EventFacts {
  readonly dealt: { readonly piles: readonly number[]; readonly first: number }
  readonly drew: { readonly seat: number; readonly count: number; readonly cards?: readonly string[] }
  readonly placed: { readonly seat: number; readonly card: string; readonly cell: string; readonly paid: number }
  readonly discarded: { readonly seat: number; readonly count: number }
  readonly started: { readonly seat: number }
  readonly pledged: { readonly seat: number; readonly count: number }
  readonly withdrew: { readonly seat: number }
  readonly paid: { readonly counts: readonly number[] }
  readonly turn: { readonly seat: number }
  readonly finished: { readonly seat: number }
  readonly over: { readonly outcome: string; readonly why: string }
}

/** Who is told: the names at the table, and which of them is the reader's own. */
export interface Reader {
  readonly names: readonly string[]
  readonly me: number | null
}

/** One sentence for each event. */
export type EventWords = {
  readonly [Type in keyof EventFacts]: (facts: EventFacts[Type], reader: Reader) => string
}

/** Ways in which a match of Tranquility ends. */
export type ResultWords = Readonly<Record<'WIN' | 'LOSS_NO_ACTION' | 'LOSS_START_UNPAYABLE' | 'STOPPED', string>>
