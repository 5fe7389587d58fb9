import type { InvitationWords } from '../words/en/invitation.ts'
import type { Kit, Page } from './page.ts'

interface InvitationProps {
  readonly page: Page
  readonly kit: Kit
  readonly words: InvitationWords
}

/** A seat that nobody has taken yet: who asks, what to, and one button. It is a plain form, with or without scripts. */
export function Invitation({ page: { envelope, hint }, kit: { game, named }, words: { take } }: InvitationProps) {
  const { seat, table, view } = envelope
  const others = table.players.filter((_, other) => other !== seat).map(({ name }) => name)
  return (
    <>
      <header id="status">
        <h1>{take.heading(named.title)}</h1>
        <p>{others.length > 0 ? take.text(others) : take.alone}</p>
      </header>
      <div id="turn">
        <form method="post" class="take">
          {hint && <p class="warn">{hint}</p>}
          <label>
            {take.name}
            <input name="name" value={table.players[seat ?? 0]?.name} maxLength={24} required autocomplete="nickname" />
          </label>
          <label>
            {take.address}
            <input name="address" type="email" autocomplete="email" />
            <small>{take.hint}</small>
          </label>
          <input name="zone" type="hidden" />
          <button class="go" name="take" value="1">
            {take.submit}
          </button>
        </form>
        <section class="table">
          <game.Board view={view} words={named} />
        </section>
      </div>
    </>
  )
}
