import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** Stands for a text that need not be kept, only known again. */
export function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
