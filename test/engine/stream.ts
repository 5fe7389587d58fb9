import { createCipheriv } from 'node:crypto'

/* The stream of chance as README.md tells it, for programs that share no code with the engine. */

export type Below = (n: number) => number

const WORDS = 2 ** 32
const STREAM_BYTES = 65_536

/** Numbers below n, from ChaCha20 under the seed; the first words may have been used. */
export function streamOf(seed: string, used = 0): Below {
  const cipher = createCipheriv('chacha20', Buffer.from(seed, 'hex'), Buffer.alloc(16))
  const bytes = cipher.update(Buffer.alloc(STREAM_BYTES))
  let next = 4 * used
  return function below(n: number): number {
    const word = bytes.readUInt32LE(next)
    next += 4
    return word < WORDS - (WORDS % n) ? word % n : below(n)
  }
}

export function shuffle<T>(list: readonly T[], below: Below): T[] {
  const mixed = [...list]
  for (let i = mixed.length - 1; i >= 1; i--) {
    const j = below(i + 1)
    const [a, b] = [mixed[i] as T, mixed[j] as T]
    mixed[i] = b
    mixed[j] = a
  }
  return mixed
}
