import type { Pilot } from '../../pilot/mind.ts'

const JOKER = 3

export const pilot: Pilot = { uses: { J: () => JOKER } }
