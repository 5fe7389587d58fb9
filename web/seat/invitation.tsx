import type { Shown } from './page.ts'

/** A seat that nobody has taken yet: who asks, what to, and one button. It is a plain form, with or without scripts. */
export function Invitation({ page, kit }: Pick<Shown, 'page' | 'kit'>) {
  const { words, named } = kit
  const { seat, table } = page.envelope
  const { take } = words
  const others = table.players.filter((_, other) => other !== seat).map(({ name }) => name)
  return (
    <section class="take">
      <h1>{take.heading(named.title)}</h1>
      <p>{others.length > 0 ? take.text(others) : take.alone}</p>
      <form method="post">
        <label>
          {take.name}
          <input name="name" value={table.players[seat ?? 0]?.name} maxLength={24} required autocomplete="nickname" />
        </label>
        <label>
          {take.address}
          <input name="address" type="email" autocomplete="email" />
          <small>{take.hint}</small>
        </label>
        <input name="zone" type="hidden" value={zoneHere()} />
        <button class="go" name="take" value="1">
          {take.submit}
        </button>
      </form>
    </section>
  )
}

// Only the browser knows where its reader is.
function zoneHere(): string | undefined {
  return typeof document === 'undefined' ? undefined : Intl.DateTimeFormat().resolvedOptions().timeZone
}
