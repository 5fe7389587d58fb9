import type { BridgesTypes } from '../../../../../engine/ascent/modules/bridges/slice.ts'
import type { Module, Written } from '../../module.ts'

const BRIDGE = 'M0 3h3v3q7 7 14 0V3h3v14h-3v-7l-3 2v3h-2v-2h-4v2H6v-3l-3-2v7H0z'

export const pictures = { bridged: BRIDGE }

/** Bridges: they go where nothing else fits. */
export const bridges: Module = { signs: { BR: BRIDGE } }

export const written: Written = { papers: { BR: '#d9c3a0' } }

/** What is told of them. */
export type Facts = BridgesTypes['events']
