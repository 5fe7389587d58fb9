const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufefc]/

/** What somebody wrote, within a sentence. Where it is read from right to left it keeps to itself: what stands around it stays in its order. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text
}
