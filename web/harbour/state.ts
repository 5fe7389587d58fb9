import type { Game, Preset, Setting } from '../../engine/game.ts'
import type { SelfPlayWinCounts } from '../../engine/win-counts.ts'
import type { Language } from '../../schema/languages.ts'
import type { Sign } from '../games/harbour.ts'
import type { Contest } from './contest.ts'
import type { Fields } from './fields.ts'

/** What the server says of the harbour. */
export interface HarbourView {
  readonly language: Language
  readonly game: {
    readonly name: string
    readonly seats: { readonly least: number; readonly most: number }
    readonly settings: readonly Setting[]
    readonly presets: readonly Preset[]
    readonly contest: Contest
    readonly sign: Sign
    readonly odds: SelfPlayWinCounts | null
  }
  /** How long a match is; rounds are counted where everybody is asked at once. */
  readonly length: Pick<Game, 'expectedTurns'> & { readonly isRounds: boolean }
  readonly fields: Fields
  readonly failing: Failing | null
}

/** Why no match was opened, in words, and the fields that it is about. */
export interface Failing {
  readonly message: string
  readonly fields: readonly string[]
}

/** All that the page shows: what the server said, what is filled in, and what this device knows. */
export interface State {
  readonly view: HarbourView
  readonly fields: Fields
  readonly failing: Failing | null
  readonly sending: boolean
  /** False on the server and where there is no JavaScript: then everything is shown that could apply. */
  readonly scripted: boolean
  readonly zones: readonly string[]
}

export interface Acts {
  change(event: Event): void
  /** Something has been filled in whole, perhaps a name. */
  named(): void
  open(event: Event): void
  clear(): void
}

export function atFirst(view: HarbourView): State {
  const { fields, failing } = view
  return { view, fields, failing, sending: false, scripted: false, zones: [] }
}
