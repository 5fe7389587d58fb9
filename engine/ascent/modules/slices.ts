import type { UnionToIntersection, Pluck } from '../../unions.ts'
import type { BridgesTypes } from './bridges/slice.ts'
import type { CampfiresTypes } from './campfires/slice.ts'
import type { DocumentaryTypes } from './documentary/slice.ts'
import type { GreenPathTypes } from './green-path/slice.ts'
import type { HooksTypes } from './hooks/slice.ts'
import type { MountainsTypes } from './mountains/slice.ts'
import type { SummitTypes } from './summit/slice.ts'
import type { WildlifeTypes } from './wildlife/slice.ts'

/** The types of all rules that add to actions, state, view or events; a new rule is one line. */
type Modules =
  | MountainsTypes
  | BridgesTypes
  | CampfiresTypes
  | SummitTypes
  | GreenPathTypes
  | WildlifeTypes
  | DocumentaryTypes
  | HooksTypes

/** An action of a seat. Slots are named as in a line, and a parsed name may be one that the mountain doesn't have. */
export type Action = Pluck<'action', Modules>
/** The rules' slices of the state; a slice that no `initialSlice` makes is present only in a match with its rule. */
export type Slices = UnionToIntersection<Pluck<'slice', Modules>>
/** The rules' parts of a view; each is present only in a match with its rule. */
export type ModuleViews = UnionToIntersection<Pluck<'shown', Modules>>
/** The facts of the events that rules add. */
export type ModuleEvents = UnionToIntersection<Pluck<'events', Modules>>
/** The facts of the consequences that rules add. */
export type ModuleConsequences = UnionToIntersection<Pluck<'consequences', Modules>>
/** The types of the events that rules add. */
export type ModuleEventType = keyof ModuleEvents
