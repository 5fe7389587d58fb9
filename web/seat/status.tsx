import { MINUTE_MS } from '../../schema/time.ts'
import { nameAt } from './names.ts'
import type { Result } from '../../engine/game.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Kit, Page } from './page.ts'

/** What is not older counts as new. */
const OLD_MS = 2 * MINUTE_MS

/** Whose turn it is; since when is told beside it. */
export function Status({ page, kit }: { page: Page; kit: Kit }) {
  const { envelope, line, warning, now, heardAt } = page
  const { words, named, game } = kit
  return (
    <>
      <div role="status" class="shaded">
        <h1>{heading(page, kit)}</h1>
      </div>
      {line !== 'open' && (
        <p class="warn">
          {words[line]} {line !== 'reissued' && now - heardAt >= OLD_MS && words.asOf(now - heardAt)}
        </p>
      )}
      {warning && <p class="warn">{warning}</p>}
      <game.Aside view={page.telling.view ?? envelope.view} words={named} name={names(page, kit)} />
    </>
  )
}

export function heading({ envelope }: Page, { words }: Kit): string {
  const { result, draft, choices, awaits, unproven = awaits, seat } = envelope
  if (result) return ended(envelope, result, words)
  if (draft && !choices[0]) return words.drafted
  if (awaits.includes(seat ?? -1)) return words.yourTurn
  return words.waiting(unproven.map(at => nameAt(envelope, at)))
}

function names({ envelope }: Page, { words }: Kit): (seat: number) => string {
  return other => (other === envelope.seat ? words.you : nameAt(envelope, other))
}

/** Who has won, where some are ahead of others: also where the match was stopped, as by somebody who resigned. */
function ended(envelope: Envelope, { outcome, ranking = [] }: Result, words: Kit['words']): string {
  const [first = []] = ranking
  const { seat: own, table } = envelope
  if (first.length === 0 || first.length === table.players.length) return words.over[outcome]
  if (first.length === 1 && first[0] === own) return words.over.won
  const others = first.filter(seat => seat !== own).map(seat => nameAt(envelope, seat))
  return words.winners(others.length < first.length ? [...others, words.you] : others)
}
