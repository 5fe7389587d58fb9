import type { Pilot } from '../../pilot/mind.ts'

const WILD = 1.2

export const pilot: Pilot = { uses: { W: () => WILD } }
