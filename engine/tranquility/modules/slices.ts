import type { UnionToIntersection, Pluck } from '../../unions.ts'
import type { CompetitiveTypes } from './competitive/slice.ts'
import type { DayNightTypes } from './day_night/slice.ts'
import type { DiscardTypes } from './discard/slice.ts'
import type { ExplorersTypes } from './explorers/slice.ts'
import type { FinishTypes } from './finish/slice.ts'
import type { IslandsTypes } from './islands/slice.ts'
import type { MonstersTypes } from './monsters/slice.ts'
import type { RocksTypes } from './rocks/slice.ts'
import type { StartTypes } from './start/slice.ts'
import type { CompassesTypes, StormsTypes } from './storms/slice.ts'
import type { WildsTypes } from './wilds/slice.ts'

/** The types that each rule adds, as a union that the types below are made of; a new rule is one line here. */
type Modules =
  | DiscardTypes
  | IslandsTypes
  | StartTypes
  | FinishTypes
  | MonstersTypes
  | StormsTypes
  | CompassesTypes
  | RocksTypes
  | ExplorersTypes
  | DayNightTypes
  | CompetitiveTypes
  | WildsTypes

/** Every action of the game: a union discriminated by `verb`. */
export type Action = Pluck<'action', Modules>
/** All rules' slices of the state; a slice is present if the match has its rule. */
export type Slices = UnionToIntersection<Pluck<'slice', Modules>>
/** All rules' parts of a view; a part is present if the match has its rule. */
export type ModuleViews = UnionToIntersection<Pluck<'shown', Modules>>
/** The pending steps that rules add. */
export type ModuleStep = Pluck<'step', Modules>
/** The phases that rules add. */
export type ModulePhase = Pluck<'phase', Modules>
/** The facts that the state keeps of a drawn card while it stops its seat's drawing. */
export type StoppingCardFacts = UnionToIntersection<Pluck<'stopped', Modules>>
/** The facts of the events that rules add. */
export type ModuleEvents = UnionToIntersection<Pluck<'events', Modules>>
/** The types of the events that rules add. */
export type ModuleEventType = keyof ModuleEvents
/** The codes that rules add for how a match ends. */
export type ModuleEndReason = Pluck<'end', Modules>
/** The facts of the consequences that rules add. */
export type ModuleConsequences = UnionToIntersection<Pluck<'consequences', Modules>>
