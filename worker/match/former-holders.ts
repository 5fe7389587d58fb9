import type { SeatRow } from '../../schema/room-tables.ts'

/**
 * The other seats without what was said of them, by vote or vouching, at a seat that has a new link now: whoever has it may
 * be somebody else, and has said nothing.
 */
export function withoutWordsOf(before: readonly SeatRow[], changed: readonly SeatRow[]): readonly SeatRow[] {
  const replaced = changed
    .filter(({ seat, generation }) => before[seat] && before[seat].generation !== generation)
    .map(({ seat }) => seat)
  if (replaced.length === 0) return []
  const isWord = (seat: number) => !replaced.includes(seat)
  return before.flatMap(row => {
    const { seat, absence, lost } = row
    if (changed.some(one => one.seat === seat)) return []
    const votes = absence?.votes.filter(vote => isWord(vote.seat))
    const vouches = lost?.vouches.filter(isWord)
    const isSame = votes?.length === absence?.votes.length && vouches?.length === lost?.vouches.length
    if (isSame) return []
    return [
      {
        ...row,
        absence: absence && { ...absence, votes: votes ?? [] },
        lost: lost && { ...lost, vouches: vouches ?? [] }
      }
    ]
  })
}
