import type { Code } from '../../../../engine/tranquility/codes.ts'
import type { View } from '../../../../engine/tranquility/view.ts'
import type { Who } from '../../../seat/game.ts'
import type { RefusalWords } from '../../../words/refusal.ts'
import type { Sign } from '../../harbour.ts'

/** A card as a sentence names it. */
export type Naming = (card: string) => string

/** One sentence for each event. */
export type Tells<Facts> = { readonly [Type in keyof Facts]: (facts: Facts[Type], who: Who, named: Naming) => string }

/** What a module tells: its events, and what goes with them. */
export interface Telling {
  readonly cards?: { readonly [card: string]: string }
  readonly ends?: { readonly [why: string]: string }
  readonly phrases?: { readonly [name: string]: (about: string) => string }
  /** What counts for a seat, where that is not its pile. */
  readonly standing?: (view: View, seat: number) => string | undefined
  readonly events?: { readonly [type: string]: (facts: never, who: Who, named: Naming) => string }
}

/** Why a module refuses something. */
export type Refusals = Partial<RefusalWords<Code>>

/** What the harbour says of a module. */
export type Harbour = Partial<Pick<Sign, 'presets'>> & {
  readonly settings: { readonly [setting: string]: Partial<Sign['settings'][string]> }
}
