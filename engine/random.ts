import { chacha20 } from '@noble/ciphers/chacha.js'

const WORDS = 0x1_0000_0000
const BLOCK_WORDS = 16
// The blocks of one cipher call: about as many as a deal needs. A long call costs little more than a short one.
const BLOCKS = 8
const REACH = BLOCKS * BLOCK_WORDS
const NONCE = new Uint8Array(12)
const ZEROES = new Uint8Array(REACH * 4)
// The empty buffer of all new streams. Most never draw, and a buffer for each took a quarter of the time to replay a line.
const NOTHING = new DataView(new ArrayBuffer(0))

/** A keyed random stream. The same seed and position give the same draws for ever. */
export interface Random {
  /** A random whole number from 0 up to, but not including, `end`. */
  below(end: number): number
  /** A shuffled copy of the list. */
  shuffle<T>(list: readonly T[]): T[]
  /** How many words of the stream have been used. */
  position(): number
}

/** The ChaCha20 stream of a 32-byte seed, from the given position (in words) on. */
export function randomStream(seed: Uint8Array, startPosition = 0): Random {
  let position = startPosition
  let reached = -1
  let words = NOTHING

  function next(): number {
    const wanted = Math.floor(position / REACH)
    if (wanted !== reached) {
      reached = wanted
      const { buffer, byteOffset } = chacha20(seed, NONCE, ZEROES, undefined, reached * BLOCKS)
      words = new DataView(buffer, byteOffset)
    }
    return words.getUint32((position++ % REACH) * 4, true)
  }

  // Rejection sampling: words past the last whole multiple of `end` are dropped, so that no number is likelier than another.
  function below(end: number): number {
    const fair = WORDS - (WORDS % end)
    for (;;) {
      const word = next()
      if (word < fair) return word % end
    }
  }

  return { below, shuffle: list => shuffleWith(list, below), position: () => position }
}

/** A copy of the list, shuffled by Fisher–Yates with the random numbers of `below`. */
export function shuffleWith<T>(list: readonly T[], below: Random['below']): T[] {
  const cards = [...list]
  for (let last = cards.length - 1; last > 0; last--) {
    const other = below(last + 1)
    const moved = cards[last] as T
    cards[last] = cards[other] as T
    cards[other] = moved
  }
  return cards
}
