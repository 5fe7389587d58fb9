import type { LengthWords } from '../en/length.ts'

export const length: LengthWords = {
  length: (turns, time) =>
    time === null
      ? `Eine Partie hat etwa ${turns} Züge, die von allen zusammen.`
      : `In diesem Tempo dauert eine Partie mit etwa ${turns} Zügen rund ${time}.`,
  rounds: turns => `Eine Partie hat etwa ${turns} Runden, in denen alle zugleich gefragt werden.`
}
