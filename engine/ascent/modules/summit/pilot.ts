import type { Pilot } from '../../pilot/pilot.ts'

const SUMMIT = 100
const LEFT_TO_KEEP_SUMMIT = 17

export const pilot: Pilot = {
  effects: { summit: grid => ({ grid, cost: -Infinity }) },
  use: (card, { left }, isSecond) => (card === 'SU' && left <= LEFT_TO_KEEP_SUMMIT && !isSecond ? SUMMIT : 0)
}
