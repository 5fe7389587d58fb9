import type { Language } from '../../schema/languages.ts'
import type { Kept } from './standing.ts'

/** What the server says of the shelf. */
export interface ShelfView {
  readonly language: Language
  /** The title of every game by its name. */
  readonly titles: { readonly [game: string]: string }
}

/** The same, and what this device knows. */
export interface State {
  readonly view: ShelfView
  readonly known: readonly Kept[]
}

export interface Acts {
  forget(known: Kept): void
}
