import { NAME_LENGTH } from '../../schema/wire/limits.ts'
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
  const { name = '' } = table.players[seat ?? 0] ?? {}
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
          {table.talk === 'silent' ? (
            <p>{take.as(name)}</p>
          ) : (
            <label>
              {take.name}
              <input name="name" value={name} maxLength={NAME_LENGTH} required autocomplete="nickname" />
            </label>
          )}
          <label>
            {take.address}
            <input name="address" type="email" autocomplete="email" />
            <small>{take.hint}</small>
          </label>
          <input name="zone" type="hidden" />
          {/* Sent again with it, the form is answered again: a lost answer must not lose the seat. */}
          {table.links === 'sealed' && <input name="key" type="hidden" value={crypto.randomUUID()} />}
          {table.links === 'sealed' && <p>{take.sealed}</p>}
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
