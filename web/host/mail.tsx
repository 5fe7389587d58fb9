import { ADDRESS_LENGTH } from '../../schema/wire/limits.ts'
import type { HostProps } from './link.tsx'

/** Where the link of a host who doesn't play is sent when it is lost, by a plain form; whoever plays has the address of their seat. */
export function Mail({ words: { mail: words }, state: { view } }: HostProps) {
  if (!view.game || view.seats.some(({ own }) => own)) return null
  return (
    <form method="post" class="pace own-mail">
      <label>
        {words.heading}
        <input
          name="address"
          type="email"
          maxLength={ADDRESS_LENGTH}
          autocomplete="email"
          defaultValue={view.mail?.address ?? ''}
        />
      </label>
      <button name="do" value="address">
        {words.save}
      </button>
      {view.mail && <p>{words.states[view.mail.state]}</p>}
      <p class="soft">{words.hint}</p>
    </form>
  )
}
