import { bytesToHex } from '@noble/hashes/utils.js'

const SEED_BYTES = 32

/** What a match is dealt from, and what an autopilot tries things with. Tests set it, so that the same cards can be dealt again. */
export const chance = { seed: (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(SEED_BYTES))) }
