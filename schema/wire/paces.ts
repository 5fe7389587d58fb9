/** How long a turn is expected to take; none ever ends a match. */
export const PACES = ['none', 'hours', 'day', 'days', 'week'] as const
export type Pace = (typeof PACES)[number]
