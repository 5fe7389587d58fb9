import type { LogRow, MatchRow } from '../../schema/room-tables.ts'
import { leafOf, type SealedMatch, sealedLeaf, type SealedOpening, sealedOpening } from '../../schema/sealed.ts'
import { seal, unseal } from '../keys/seal.ts'
import type { Secrets } from '../keys/secrets.ts'

/** A row of D1, as it is and as it is to be. */
interface Leaf {
  readonly match: string
  readonly version: number
  readonly last: number | null
  readonly sealed: string
}

// A full one of usual lines fits, so that its length tells nothing of them.
const LEAF_BYTES = 4096

/** The leaves that these lines make up; the first of them is there from its beginning. */
export function leavesOf(match: MatchRow, lines: readonly LogRow[], secrets: Secrets): Promise<Leaf[]> {
  const leaves = new Map<number, LogRow[]>()
  for (const line of lines) {
    const first = leafOf(line.version)
    leaves
      .set(first, leaves.get(first) ?? [])
      .get(first)
      ?.push(line)
  }
  return Promise.all(
    [...leaves].map(async ([version, rows]) => {
      const value = version === 0 ? openingOf(match) : rows.map(lineOf)
      const sealed = await seal(value, { match: match.id, what: version }, secrets, LEAF_BYTES)
      return { match: match.id, version, last: rows.at(-1)?.version ?? version, sealed }
    })
  )
}

/** The match again, from its leaves in order. A match of old may have rows of a single line under a leaf that has it too. */
export async function readLeaves(leaves: readonly Leaf[], secrets: Secrets): Promise<SealedMatch> {
  const [opening, ...others] = await Promise.all(
    leaves.map(({ match, version, sealed }) => unseal(sealed, { match, what: version }, secrets))
  )
  const lines = new Map(
    others.flatMap((leaf, at) => {
      const first = leaves[at + 1]?.version ?? 0
      return sealedLeaf.parse(leaf).map((line, index) => [first + index, line] as const)
    })
  )
  return { opening: sealedOpening.parse(opening), lines: [...lines.values()] }
}

/** All of a match that is over. */
export function wholeOf(match: MatchRow, [, ...lines]: readonly LogRow[]) {
  return { opening: openingOf(match), lines: lines.map(lineOf) }
}

function openingOf({
  setup,
  seed,
  pace,
  openedAt,
  asked,
  links,
  host,
  greeting,
  before,
  dealtAs,
  openedBy
}: MatchRow): SealedOpening {
  return { setup, seed, pace, openedAt, asked, links, host, greeting, before, dealtAs, openedBy }
}

const lineOf = ({ seat, at, line, key, by }: LogRow) => ({ seat, at, line, key, ...(by && { by }) })
