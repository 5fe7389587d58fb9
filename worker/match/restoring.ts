import type { Found } from '../room/directory.ts'
import { deal, type NewMatch } from './opening.ts'
import { endForAll, settle } from './play.ts'
import { awaitedFrom } from './turns.ts'

/** A match as its copy has it: dealt again from its seed, and every line played again. */
export function restored(id: string, { part, opening, seats, links, lines }: Found, now: number): NewMatch {
  const dealt = deal({ ...opening, id, part })
  const { match, lines: played } = lines.reduce((before, { seat, line, key, at, by }) => {
    const after =
      seat === null || key === null
        ? endForAll(before.match, at)
        : settle({ ...before.match, drafts: [{ seat, line, key, settlesAt: at, ...(by && { by }) }] }, () => true, at)
    if (after.lines.length === 0) throw new Error(`line ${before.match.version + 1} of the copy cannot be played`)
    return { match: after.match, lines: [...before.lines, ...after.lines] }
  }, dealt)
  const copied = { copiedVersion: match.version, copiedRevision: match.revision - 1, copyAt: now }
  const waits = awaitedFrom(match.waits, links.begunAt ?? 0)
  return { match: { ...match, ...links, ...copied, waits, restoredAt: now }, seats, lines: played }
}
