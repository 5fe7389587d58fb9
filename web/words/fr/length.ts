import type { LengthWords } from '../en/length.ts'

export const length: LengthWords = {
  length: (turns, time) =>
    time === null
      ? `Une partie compte environ ${turns} coups, tous joueurs confondus.`
      : `À ce rythme, une partie d’environ ${turns} coups dure à peu près ${time}.`,
  rounds: turns => `Une partie compte environ ${turns} manches, où tout le monde est interrogé à la fois.`
}
