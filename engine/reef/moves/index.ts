import type { Move } from '../core/move.ts'
import { launchBoat } from './boat.ts'
import { buyCard } from './buy.ts'
import { endTurn } from './end.ts'
import { revealCard } from './reveal.ts'
import { playShark } from './shark.ts'
import { takeWorm } from './take.ts'

/** All that a seat may do, in the order in which it is offered. */
export const MOVES: readonly Move[] = [
  takeWorm,
  buyCard,
  revealCard,
  launchBoat,
  playShark,
  endTurn
] as readonly unknown[] as readonly Move[]
