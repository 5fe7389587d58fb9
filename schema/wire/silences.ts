/** What happens once a seat has been silent for twice the pace, as it has chosen itself: others wait, or an autopilot plays that turn. */
export const SILENCES = ['wait', 'autopilot'] as const
export type Silence = (typeof SILENCES)[number]
