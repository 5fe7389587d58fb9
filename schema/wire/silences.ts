/**
 * What happens once a seat has been silent for twice the pace, as it has chosen itself: others wait, what it has planned is
 * played, which is kept until then, or an autopilot plays that turn.
 */
export const SILENCES = ['wait', 'plan', 'autopilot'] as const
export type Silence = (typeof SILENCES)[number]
