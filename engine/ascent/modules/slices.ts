import type { UnionToIntersection, Pluck } from '../../unions.ts'
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

/** What a seat may decide; slots are named as in a line, also those that the mountain doesn't have. */
export type Action = Pluck<'action', Modules>
/** Their parts of the state; each is there when its rule is. */
export type Slices = UnionToIntersection<Pluck<'slice', Modules>>
/** Their parts of a view. */
export type Shown = UnionToIntersection<Pluck<'shown', Modules>>
/** What happens by them alone, and what is told of it. */
export type MoreEvents = UnionToIntersection<Pluck<'events', Modules>>
export type MoreEvent = keyof MoreEvents
