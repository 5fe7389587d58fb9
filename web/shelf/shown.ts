import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Shown, Standing } from '../../schema/wire/standing.ts'
import { textGame } from '../games/catalogue.ts'
import { linkIn } from '../harbour/known.ts'

/** How a match stands for the link that this envelope was written for. */
export function standing(envelope: Envelope): Standing {
  const { seat, awaits, unproven, awaitedSince: since, draft, result, table, next } = envelope
  const shown = shownOf(envelope)
  if (result)
    return { kind: 'over', since, outcome: result.outcome, ...shown, ...(next !== undefined && { next: linkIn(next) }) }
  if (seat !== null && !table.players[seat]?.taken) return { kind: 'free', since: table.openedAt, ...shown }
  if (draft) return { kind: 'drafted', since, ...shown }
  if (seat !== null && !unproven && awaits.includes(seat)) return { kind: 'yours', since, ...shown }
  return {
    kind: 'waiting',
    since,
    names: (unproven ?? awaits).map(other => table.players[other]?.name ?? ''),
    ...shown
  }
}

function shownOf({ game, seat, table, view, own }: Envelope): Shown {
  return {
    others: table.players.filter((_, other) => other !== seat).map(({ name }) => name),
    picture: textGame(game).small(view),
    address: own?.mail?.state === 'confirmed' ? own.mail.address : null
  }
}
