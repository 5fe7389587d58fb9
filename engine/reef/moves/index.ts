import type { Move } from '../core/move.ts'
import { boat } from './boat.ts'
import { buy } from './buy.ts'
import { end } from './end.ts'
import { reveal } from './reveal.ts'
import { shark } from './shark.ts'
import { take } from './take.ts'

/** All that a seat may do, in the order in which it is offered. */
export const MOVES: readonly Move[] = [take, buy, reveal, boat, shark, end] as readonly unknown[] as readonly Move[]
