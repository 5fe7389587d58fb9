import type { Found } from '../room/directory.ts'
import { deal, type NewMatch } from './opening.ts'
import { endForAll, settle } from './play.ts'
import { awaitedFrom } from './turns.ts'

/** A match as its copy has it: dealt again from its seed, and every line played again. */
export function restored(id: string, { part, opening, seats, links, lines }: Found, now: number): NewMatch {
  const dealt = deal({ ...opening, id, part })
  const played = [...dealt.lines]
  let { match } = dealt
  for (const { seat, line, key, at, by } of lines) {
    const after =
      seat === null || key === null
        ? endForAll(match, at)
        : settle({ ...match, drafts: [{ seat, line, key, settlesAt: at, ...(by && { by }) }] }, () => true, at)
    if (after.lines.length === 0) throw new Error(`line ${match.version + 1} of the copy cannot be played`)
    for (const settled of after.lines) played.push(settled)
    match = after.match
  }
  const copied = { copiedVersion: match.version, copiedRevision: match.revision - 1, copyAt: now }
  const waits = awaitedFrom(match.waits, links.begunAt ?? 0)
  return { match: { ...match, ...links, ...copied, waits, restoredAt: now }, seats, lines: played }
}
