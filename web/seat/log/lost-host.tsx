import { HOST } from '../../../schema/wire/host-seat.ts'
import type { SeatLogWords } from '../../words/en/log.ts'

/** Whoever opened the match and has lost their link has it sent to the address that they have confirmed. */
export function LostHost({ action, words }: { action?: string; words: SeatLogWords['vouch'] }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="of" value={HOST} />
      <p>
        <button name="send" value="1">
          {words.host}
        </button>
      </p>
    </form>
  )
}
