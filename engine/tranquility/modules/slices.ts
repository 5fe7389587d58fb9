import type { UnionToIntersection, Pluck } from '../../unions.ts'
import type { Competitive } from './competitive/slice.ts'
import type { DayNight } from './day_night/slice.ts'
import type { Explorers } from './explorers/slice.ts'
import type { Finish } from './finish/slice.ts'
import type { Monsters } from './monsters/slice.ts'
import type { Rocks } from './rocks/slice.ts'
import type { Start } from './start/slice.ts'
import type { Compasses, Storms } from './storms/slice.ts'

/** The rules that add something to the state, to what is seen or to what is told: a new one is one line. */
type Modules = Start | Finish | Monsters | Storms | Compasses | Rocks | Explorers | DayNight | Competitive

/** Their parts of the state; each is there when its rule is. */
export type Slices = UnionToIntersection<Pluck<'slice', Modules>>
/** Their parts of a view; each is there when the match has its rule. */
export type Shown = UnionToIntersection<Pluck<'shown', Modules>>
/** What they leave pending. */
export type ModuleStep = Pluck<'step', Modules>
/** The decisions that they ask for. */
export type ModulePhase = Pluck<'phase', Modules>
/** What is known of a card that stopped its owner's drawing. */
export type Stopped = UnionToIntersection<Pluck<'stopped', Modules>>
/** What happens by them alone, and what is told of it. */
export type MoreEvents = UnionToIntersection<Pluck<'events', Modules>>
export type MoreEvent = keyof MoreEvents
/** Why a match is over by them alone. */
export type MoreEnd = Pluck<'end', Modules>
