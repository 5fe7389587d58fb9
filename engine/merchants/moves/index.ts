import type { Move } from '../core/move.ts'
import { giveBack, put, shift, skip } from './die.ts'
import { end } from './end.ts'
import { go } from './go.ts'
import { place } from './place.ts'
import { remove } from './remove.ts'
import { rock } from './rock.ts'
import { roll } from './roll.ts'
import { bonus, noRoll, noSale, sell } from './sale.ts'

/** All that a seat may do, in the order in which it is offered. */
export const MOVES: readonly Move[] = [
  go,
  place,
  remove,
  rock,
  roll,
  end,
  put,
  shift,
  giveBack,
  skip,
  sell,
  noSale,
  bonus,
  noRoll
] as readonly unknown[] as readonly Move[]
