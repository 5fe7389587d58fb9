/** A time of day, the same way wherever one is told: "00:27". */
export const CLOCK = {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23'
} as const satisfies Intl.DateTimeFormatOptions
