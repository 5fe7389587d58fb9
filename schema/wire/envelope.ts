import type { BaseView, Options, Result } from '../../engine/game.ts'
import type { WireChoice } from './choice.ts'
import type { Language } from '../languages.ts'
import type { AbsenceShown } from './absence.ts'
import type { Happened } from './happened.ts'
import type { Pilot } from './helm.ts'
import type { Links } from './links.ts'
import type { Entry, Told } from './log.ts'
import type { Marks } from './marks.ts'
import type { Host, Pace } from './opening.ts'
import type { PlanTold } from './plan.ts'
import type { Silence } from './silences.ts'
import type { Said } from './talk.ts'
import type { Missed } from './vouching.ts'

/** One shape for every game: all that a client needs to show a seat and to act for it. */
export interface Envelope {
  readonly match: string
  readonly game: string
  /** null for a watcher */
  readonly seat: number | null
  readonly version: number
  /** When the server said so. A draft raises no version: of two envelopes of one version, the later one holds. */
  readonly at: number
  readonly awaits: readonly number[]
  /** The seats that have yet to prove a way to be told, as long as play has not begun for that. */
  readonly unproven?: readonly number[]
  /** Since when the match waits for those seats. */
  readonly awaitedSince: number
  readonly draft: Draft | null
  /** Beside a draft only what may lie behind it: nothing has been shown to anybody, and the last line can be taken back, then the one before. */
  readonly choices: readonly WireChoice[]
  readonly phrases: readonly string[]
  readonly view: BaseView
  readonly result: Result | null
  readonly table: {
    readonly rules: number
    readonly options: Options
    readonly talk: 'silent' | 'free'
    readonly pace: Pace
    readonly links: Links
    readonly openedAt: number
    /** Whether some play against others. */
    readonly competed?: true
    /** The seats that have agreed to stop; once all have, the match is over. */
    readonly agreed: readonly number[]
    readonly commitment: string
    /** The watcher's link: the one to share, since it shows no hand. */
    readonly watch: string
    readonly players: readonly Player[]
    /** Set when the room was rebuilt from its copy: play resumed after this version, later actions were lost. */
    readonly restoredAt: number | null
    /** Since when it sleeps, until somebody plays on or wakes it. */
    readonly asleepAt?: number
    /** Since when the record of a finished match is for its seats and watchers alone. */
    readonly closedAt?: number
    /** Whether it is dealt as a match was that is over: whoever knows that one's record knows every card. */
    readonly dealtBefore?: true
  }
  readonly own: Own | null
  /** The link to the same seat of the match that was opened after this one. */
  readonly next?: string
  /** What invites to this seat, as long as nobody has taken it. */
  readonly invitation?: Invited
  /** What happened since this seat was last here, oldest first. */
  readonly news: readonly Entry[]
  /** What befell the match since this seat was last here, beside its lines, oldest first. */
  readonly happened?: readonly Happened[]
  /** What it has been shown of the last round before, from its own last action on, oldest first. */
  readonly seen: readonly Entry[]
  readonly said: readonly Said[]
}

/** Who invites, where somebody was named, and in what words of their own. */
export interface Invited {
  readonly host: Host | null
  readonly greeting: string | null
}

export interface Player {
  readonly name: string
  readonly taken: boolean
  /** Rounded down to the hour, so that it tells nothing finer; null when never. */
  readonly hereAt: number | null
  /** When its link was last replaced by a new one; null when never. */
  readonly reissuedAt: number | null
  /** When whoever sat here left, as long as nobody has come in their place. */
  readonly leftAt?: number
  /** Since when no message gets through to this seat, or to the viewer's own by one of its ways; null when all is well. */
  readonly unreachedSince: number | null
  /** Whether that is a fault of this service's own, and none of an address. */
  readonly unreachedByUs?: true
  /** Who plays for the seat, where it is an autopilot. */
  readonly pilot?: Pilot
  /** To whom it is lent, unless that would be a word in a silent match, and the last day of that. */
  readonly lent?: { readonly to: string | null; readonly day: string }
  /** Where players compete and it is said to be absent: how the others decide. */
  readonly absence?: AbsenceShown
  /** Where its link is said to be lost, until that has come to something. */
  readonly missed?: Missed
}

/** An action confirmed but not settled: it can be taken back until `settlesAt`. Only its own seat is shown it. */
export interface Draft {
  /** One line, or several that lie one behind the other, parted by `;`. */
  readonly line: string
  readonly lines: number
  readonly settlesAt: number
  readonly events: readonly Told[]
}

/** What the seat alone is told of itself. */
export interface Own {
  readonly language: Language
  readonly zone: string
  readonly settleAtOnce: boolean
  /** The address that was given for this seat's mail; null where there is none. */
  readonly mail: { readonly address: string; readonly state: MailState } | null
  /** Set while the host asks to give this seat a new link; whether the seat has agreed. */
  readonly handover: { readonly askedAt: number; readonly agreed: boolean } | null
  /** Whether it is the host's own. */
  readonly hosts?: true
  /** What happens when it stays silent, unless others simply wait. */
  readonly silence?: Exclude<Silence, 'wait'>
  /** How many matches it was in before this one, each opened after the other. */
  readonly sat?: number
  /** Since which version before this one the match has waited for several seats, it among them: what was decided since still counts. */
  readonly among?: number
  /** What it has planned, where it has. */
  readonly plan?: PlanTold
  /** What it has marked on the table, where it has. */
  readonly marks?: Marks
  /** Whether the seat is lent to whoever looks: all that is its holder's alone is not there then. */
  readonly guest?: true
  /** New links of seats that it has vouched for: they invite, and are to be passed on. */
  readonly passOn?: readonly { readonly seat: number; readonly link: string }[]
}

/**
 * How it stands with the mail to a seat's address: a question or invitation is still to be sent, or has been and was not
 * answered; its owner has confirmed it; has asked for no more mail; has had as much as one may get; it was not reached; or
 * this service cannot send at present.
 */
export type MailState = 'waiting' | 'asked' | 'confirmed' | 'stopped' | 'refused' | 'failed' | 'by-us'
