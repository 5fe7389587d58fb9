import type { Move } from '../core/move.ts'
import { enter } from './enter.ts'
import { exit } from './exit.ts'
import { innkeeper } from './innkeeper.ts'
import { move } from './move.ts'
import { pass } from './pass.ts'

/** All that a seat may do, in the order in which it is offered. */
export const MOVES: readonly Move[] = [exit, enter, pass, innkeeper, move] as readonly unknown[] as readonly Move[]
