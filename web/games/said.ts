import type { Moment, Now, Who } from '../seat/game.ts'
import type { Sign } from './harbour.ts'

/*
 * What a module of any game says, each part of it where it is read.
 */

/** A card as a sentence names it. */
export type Naming = (card: string) => string

/** One sentence for each event. */
export type Tells<Facts> = { readonly [Type in keyof Facts]: (facts: Facts[Type], who: Who, named: Naming) => string }

/** What a module has names for. */
export interface Named {
  readonly cards?: { readonly [card: string]: string }
  readonly offers?: { readonly [verb: string]: string }
  /** What Confirm says instead, where the number of cards matters. */
  readonly confirm?: { readonly [verb: string]: (picked: number) => string }
}

/** Its other pieces, which lie under its own name. */
export type Own<Turn> = Omit<Turn, keyof Named>

/** What a module tells: its events, and what goes with them. */
export interface Telling<View> {
  readonly cards?: { readonly [card: string]: string }
  readonly ends?: { readonly [why: string]: string }
  readonly phrases?: { readonly [name: string]: (about: string) => string }
  /** What counts for a seat, where that is not its pile. */
  readonly standing?: (view: View, seat: number) => string | undefined
  readonly events?: { readonly [type: string]: (facts: never, who: Who, named: Naming) => string }
  /** Pictures of special ones, and what follows from them; of what comes in several kinds, for each (`explored storm`). */
  readonly pictures?: { readonly [type: string]: string }
  readonly follows?: { readonly [type: string]: string }
  /** Which of its facts says of which kind such an event is. */
  readonly kinds?: { readonly [type: string]: string }
  /** What is special about what the table waits for by this module. */
  readonly moment?: (now: Now<View>, named: Naming) => Moment | undefined
}

/** What the harbour says of a module. */
export type Harbour = Partial<Pick<Sign, 'presets'>> & {
  readonly settings: { readonly [setting: string]: Partial<Sign['settings'][string]> }
}
