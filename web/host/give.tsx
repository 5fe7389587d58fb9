import { ADDRESS_LENGTH, NAME_LENGTH } from '../../schema/wire/limits.ts'
import type { HostProps } from './link.tsx'
import type { HostSeat } from './state.ts'
import { isolated } from '../words/isolated.ts'

/** The seat for somebody else: said first what goes with it, by a plain form, with or without scripts. */
export function Give({ words: { give }, state: { view }, seat }: HostProps & { seat: HostSeat }) {
  const { taken, handover } = seat
  const name = isolated(seat.name)
  const agreed = handover !== null && (handover.answer === 'agreed' || view.now >= (handover.from ?? Infinity))
  const asks = taken && (view.sealed || view.competed) && !agreed
  if (view.over || (asks && handover?.answer === null)) return null
  return (
    <details class="step">
      <summary>
        {give.summary}
        <span class="unseen"> ({name})</span>
      </summary>
      <form method="post">
        <p>{!asks ? give.text : view.competed ? give.asksRival(name) : give.asks(name)}</p>
        <input type="hidden" name="seat" value={seat.seat} />
        <label>
          {give.name}
          <input name="name" required maxLength={NAME_LENGTH} autocomplete="off" />
        </label>
        {!asks && (
          <label>
            {give.address}
            <input name="address" type="email" maxLength={ADDRESS_LENGTH} autocomplete="off" />
          </label>
        )}
        <button name="do" value="give">
          {asks ? give.ask : give.do}
        </button>
      </form>
    </details>
  )
}
