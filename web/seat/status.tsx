import type { Kit, Page } from './page.ts'

/** Whose turn it is; since when is told beside it. */
export function Status({ page, kit }: { page: Page; kit: Kit }) {
  const { envelope, line } = page
  const { words, named, game } = kit
  const { seat, table, view } = envelope
  const name = (other: number) => (other === seat ? words.you : (table.players[other]?.name ?? ''))
  return (
    <>
      <div role="status">
        <h1>{heading(page, kit)}</h1>
      </div>
      {line !== 'open' && <p class="warn">{words[line]}</p>}
      <game.Aside view={page.telling.view ?? view} words={named} name={name} />
    </>
  )
}

export function heading({ envelope }: Page, { words }: Kit): string {
  const { result, draft, awaits, seat, table } = envelope
  if (result) return words.over[result.outcome]
  if (draft) return words.drafted
  if (awaits.includes(seat ?? -1)) return words.yourTurn
  return words.waiting(awaits.map(awaited => table.players[awaited]?.name ?? ''))
}
