import { LostHost } from '../seat/log/lost-host.tsx'
import type { SeatLogWords } from '../words/en/log.ts'

interface Props {
  readonly id: string
  readonly names: readonly string[]
  readonly words: SeatLogWords['vouch']
}

/** Whoever sat there and has lost their link has it sent to the address that the seat has confirmed. */
export function LostLink({ id, names, words }: Props) {
  return (
    <details class="lost">
      <summary>{words.mine}</summary>
      <form method="post" action={`/m/${id}`}>
        <label>
          {words.whose}
          <select name="of">
            {names.map((name, seat) => (
              <option value={seat}>{name}</option>
            ))}
          </select>
        </label>
        <p>
          <button name="send" value="1">
            {words.send}
          </button>
        </p>
        <small>{words.sends}</small>
      </form>
      <LostHost action={`/m/${id}`} words={words} />
    </details>
  )
}
