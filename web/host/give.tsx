import { ADDRESS_LENGTH, NAME_LENGTH } from '../../schema/wire/limits.ts'
import type { HostProps } from './link.tsx'
import type { HostSeat } from './state.ts'
import { isolated } from '../words/isolated.ts'

/** The seat for somebody else: said first what goes with it, by a plain form, with or without scripts. A cat is not asked. */
export function Give({ words: { give, dialog }, state: { view }, seat }: HostProps & { seat: HostSeat }) {
  const { taken, handover } = seat
  const isCats = seat.pilot === 'cat'
  const byMail = isCats && view.competed
  const name = isolated(seat.name)
  const agreed = handover !== null && (handover.answer === 'agreed' || view.now >= (handover.from ?? Infinity))
  const asks = taken && !isCats && (view.sealed || view.competed) && !agreed
  const asksWhom = view.competed ? give.asksRival(name) : give.asks(name)
  const text = isCats ? (byMail ? give.byMail : dialog.cat) : asks ? asksWhom : give.text
  if (view.over || (asks && handover?.answer === null)) return null
  return (
    <details class="step">
      <summary>
        {give.summary}
        <span class="unseen"> ({name})</span>
      </summary>
      <form method="post">
        <p>{text}</p>
        <input type="hidden" name="seat" value={seat.seat} />
        <label>
          {give.name}
          <input name="name" required maxLength={NAME_LENGTH} autocomplete="off" />
        </label>
        {!asks && (
          <label>
            {byMail ? give.addressNeeded : give.address}
            <input name="address" type="email" required={byMail} maxLength={ADDRESS_LENGTH} autocomplete="off" />
          </label>
        )}
        <button name="do" value="give">
          {asks ? give.ask : give.do}
        </button>
      </form>
    </details>
  )
}
