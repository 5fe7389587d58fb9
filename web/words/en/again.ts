export const words = {
  title: (names: string) => `Another match with ${names}`,
  alone: 'Another match',
  text: 'Everybody keeps the same seat, and is told in the way they are told here. Whoever taps first opens it; the others find their new seats here.',
  same: 'The same again',
  opened: 'It has been opened already, and your seat is kept.',
  next: 'To my new seat',
  anew: (game: string) => `Or set it up anew: ${game}`,
  open: 'Open it like this',
  other: 'Another game:'
}

export type AgainWords = typeof words
