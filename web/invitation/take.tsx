import { NAME_LENGTH } from '../../schema/wire/limits.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { InvitationWords } from '../words/en/invitation.ts'
import { isolated } from '../words/isolated.ts'

interface TakeProps {
  readonly envelope: Envelope
  readonly hint: string
  readonly take: InvitationWords['take']
}

/** One tap takes the seat; a plain form, with or without scripts. */
export function Take({ envelope: { match, seat, table }, hint, take }: TakeProps) {
  const { name = '', absence } = table.players[seat ?? 0] ?? {}
  return (
    <form method="post" id="take">
      {hint && (
        <p class="warn" role="alert">
          {hint}
        </p>
      )}
      {table.talk === 'silent' ? (
        <p>
          {take.as(isolated(name))} <small>{take.fixed}</small>
        </p>
      ) : (
        <label>
          {take.name}
          <input name="name" value={name} maxLength={NAME_LENGTH} required autocomplete="nickname" />
        </label>
      )}
      <label>
        {take.address}
        <input name="address" type="email" autocomplete="email" aria-describedby="address" />
      </label>
      <small id="address">{take.hint}</small>
      <input name="zone" type="hidden" />
      {/* Whoever plays in this match takes no absent rival's seat. */}
      {absence && <input name="others" type="hidden" data-match={match} />}
      {/* Sent again with it, the form is answered again: a lost answer must not lose the seat. */}
      <input name="key" type="hidden" value={crypto.randomUUID()} />
      {table.links === 'sealed' && <p class="soft">{take.sealed}</p>}
    </form>
  )
}

/** Its button, which stays in sight while the letter is read. */
export function TakeButton({ take }: Pick<TakeProps, 'take'>) {
  return (
    <p class="taking">
      <button class="go" form="take" name="take" value="1">
        {take.submit}
      </button>
    </p>
  )
}
