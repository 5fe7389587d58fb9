import { sentence, nameOf, type Shown } from './page.ts'
import { moment } from './when.ts'

/** Whose turn it is and since when, and what happened meanwhile. */
export function Status(shown: Shown) {
  const { page, kit } = shown
  const { table, awaitedSince, view, own, result } = page.envelope
  const at = (when: number) => moment(when, page.now, kit.language, own?.zone ?? 'UTC')
  const { words, named, game } = kit
  return (
    <header class="status">
      <p role="status">
        <strong>{heading(shown)}</strong>
        {result ? <span>{named.why[result.why]}</span> : <small>{words.since(at(awaitedSince))}</small>}
      </p>
      {page.line !== 'open' && <p class="warn">{words[page.line]}</p>}
      {table.restoredAt !== null && <p class="warn">{words.restored(at(table.restoredAt))}</p>}
      <game.Aside view={view} words={named} name={nameOf(page, kit)} />
      <News {...shown} />
    </header>
  )
}

export function heading({ page: { envelope }, kit: { words } }: Pick<Shown, 'page' | 'kit'>): string {
  const { result, draft, awaits, seat, table } = envelope
  if (result) return words.over[result.outcome]
  if (draft) return words.drafted
  if (seat !== null && awaits.includes(seat)) return words.yourTurn
  return words.waiting(awaits.map(awaited => table.players[awaited]?.name ?? ''))
}

/** What happened since the seat was last here, one thing at a time, the newest first to be seen. */
function News({ page, kit, tell }: Shown) {
  const { news, step, envelope } = page
  const entry = news[step]
  if (!entry) return <p class="news soft">{kit.words.quiet}</p>
  const turn = (to: number, sign: string, label: string) => (
    <button aria-label={label} aria-disabled={!news[to]} onClick={() => tell({ do: 'step', to })}>
      {sign}
    </button>
  )
  return (
    <div class="news">
      {turn(step - 1, '‹', kit.words.earlier)}
      <p aria-live="polite">
        <small>
          {step + 1}/{news.length}
        </small>{' '}
        {sentence(kit, envelope, entry.events)}
      </p>
      {turn(step + 1, '›', kit.words.later)}
    </div>
  )
}
