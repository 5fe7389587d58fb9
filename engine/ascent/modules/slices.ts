import type { Bridges } from './bridges/slice.ts'
import type { Campfires } from './campfires/slice.ts'
import type { Documentary } from './documentary/slice.ts'
import type { GreenPath } from './green-path/slice.ts'
import type { Hooks } from './hooks/slice.ts'
import type { Mountains } from './mountains/slice.ts'
import type { Summit } from './summit/slice.ts'
import type { Wildlife } from './wildlife/slice.ts'

/** The rules that add something to the actions, to the state, to what is seen or told: a new one is one line. */
type Modules = Mountains | Bridges | Campfires | Summit | GreenPath | Wildlife | Documentary | Hooks

/** What they say about one thing, as one of many. */
type Said<About extends string, Module = Modules> = Module extends { readonly [about in About]: infer Part }
  ? Part
  : never

/** All of those at once: what a function must be given that takes any of them. */
type All<Parts> = (Parts extends unknown ? (part: Parts) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never

/** What a seat may decide; slots are named as in a line, also those that the mountain doesn't have. */
export type Action = Said<'action'>
/** Their parts of the state; each is there when its rule is. */
export type Slices = All<Said<'slice'>>
/** Their parts of a view. */
export type Shown = All<Said<'shown'>>
/** What happens by them alone, as the log tells it. */
export type MoreEvent = Said<'event'>
