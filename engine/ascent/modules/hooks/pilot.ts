import type { Pilot } from '../../pilot/pilot.ts'

const HOOK = 2.8

export const pilot: Pilot = { effects: { hook: grid => ({ grid, cost: HOOK }) } }
