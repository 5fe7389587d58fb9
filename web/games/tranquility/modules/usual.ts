import type { Module } from '../module.ts'
import { discard } from './discard/index.ts'
import { finish } from './finish/index.ts'
import { islands } from './islands/index.ts'
import { start } from './start/index.ts'
import type { UsualWords } from './turn.ts'

/** What a page draws of the rules of the base game, by their names in the engine. */
export const base = { islands, discard, start, finish }

/** All of these, in the order in which each is asked. */
export const usual: readonly Module<UsualWords>[] = Object.values(base)
