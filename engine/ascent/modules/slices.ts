import type { UnionToIntersection, Pluck } from '../../unions.ts'
import type { BridgesTypes } from './bridges/slice.ts'
import type { CampfiresTypes } from './campfires/slice.ts'
import type { DocumentaryTypes } from './documentary/slice.ts'
import type { GreenPathTypes } from './green-path/slice.ts'
import type { HooksTypes } from './hooks/slice.ts'
import type { MountainsTypes } from './mountains/slice.ts'
import type { SummitTypes } from './summit/slice.ts'
import type { WildlifeTypes } from './wildlife/slice.ts'

/** The rules that add something to the actions, to the state, to what is seen or told: a new one is one line. */
type Modules =
  | MountainsTypes
  | BridgesTypes
  | CampfiresTypes
  | SummitTypes
  | GreenPathTypes
  | WildlifeTypes
  | DocumentaryTypes
  | HooksTypes

/** What a seat may decide; slots are named as in a line, also those that the mountain doesn't have. */
export type Action = Pluck<'action', Modules>
/** Their parts of the state; each is there when its rule is. */
export type Slices = UnionToIntersection<Pluck<'slice', Modules>>
/** Their parts of a view. */
export type ModuleViews = UnionToIntersection<Pluck<'shown', Modules>>
/** What happens by them alone, and what is told of it. */
export type ModuleEvents = UnionToIntersection<Pluck<'events', Modules>>
export type ModuleEventType = keyof ModuleEvents
