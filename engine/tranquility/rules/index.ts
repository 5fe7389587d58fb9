import type { Move, Rule } from '../rule.ts'
import { discard } from './discard.ts'
import { finish } from './finish.ts'
import { islands } from './islands.ts'
import { start } from './start.ts'

/** The rules of the game, in the order in which each is asked: to discard is the soonest to tell if a seat can act. */
export const RULES: readonly Rule[] = [discard, islands, start, finish]

export const MOVES: readonly Move[] = RULES.flatMap(rule => rule.moves ?? [])
