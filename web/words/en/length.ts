/** How long a match is, for whoever may join it. */
export const length = {
  length: (turns: number, time: string | null) =>
    time === null
      ? `A match has about ${turns} turns, those of all players together.`
      : `At that pace a match of about ${turns} turns takes some ${time}.`,
  rounds: (turns: number) => `A match has about ${turns} rounds, in which everybody is asked at once.`
}

export type LengthWords = typeof length
