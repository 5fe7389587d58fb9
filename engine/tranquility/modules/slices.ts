import type { UnionToIntersection, Pluck } from '../../unions.ts'
import type { CompetitiveTypes } from './competitive/slice.ts'
import type { DayNightTypes } from './day_night/slice.ts'
import type { ExplorersTypes } from './explorers/slice.ts'
import type { FinishTypes } from './finish/slice.ts'
import type { MonstersTypes } from './monsters/slice.ts'
import type { RocksTypes } from './rocks/slice.ts'
import type { StartTypes } from './start/slice.ts'
import type { CompassesTypes, StormsTypes } from './storms/slice.ts'

/** The rules that add something to the state, to what is seen or to what is told: a new one is one line. */
type Modules =
  | StartTypes
  | FinishTypes
  | MonstersTypes
  | StormsTypes
  | CompassesTypes
  | RocksTypes
  | ExplorersTypes
  | DayNightTypes
  | CompetitiveTypes

/** Their parts of the state; each is there when its rule is. */
export type Slices = UnionToIntersection<Pluck<'slice', Modules>>
/** Their parts of a view; each is there when the match has its rule. */
export type ModuleViews = UnionToIntersection<Pluck<'shown', Modules>>
/** What they leave pending. */
export type ModuleStep = Pluck<'step', Modules>
/** The decisions that they ask for. */
export type ModulePhase = Pluck<'phase', Modules>
/** What is known of a card that stopped its owner's drawing. */
export type StoppingCardFacts = UnionToIntersection<Pluck<'stopped', Modules>>
/** What happens by them alone, and what is told of it. */
export type ModuleEvents = UnionToIntersection<Pluck<'events', Modules>>
export type ModuleEventType = keyof ModuleEvents
/** Why a match is over by them alone. */
export type ModuleEnd = Pluck<'end', Modules>
