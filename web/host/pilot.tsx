import { Cat } from '../cat.tsx'
import type { HostProps } from './link.tsx'
import type { HostSeat } from './state.ts'

/** Who plays for a seat where nobody there does, and the host's wish that somebody should. */
export function Pilot({ words, state, acts, seat }: HostProps & { seat: HostSeat }) {
  const { pilot } = seat
  if (pilot === 'cat')
    return (
      <p class="pilot">
        <Cat /> {words.pilot.cat}
      </p>
    )
  const canAsk = state.scripted && !state.view.over
  const wish = (on: boolean, text: string) => (
    <button type="button" class="quiet" onClick={() => acts.steer(seat, on)}>
      {text}
    </button>
  )
  if (pilot === 'autopilot')
    return (
      <>
        <p>{words.pilot.plays}</p>
        {canAsk && wish(false, words.pilot.off)}
      </>
    )
  return canAsk && isSilent(seat, state.own) ? wish(true, words.pilot.on) : null
}

/** Whether the match has been waiting for somebody else's seat for long. */
function isSilent({ seat, silentFrom }: HostSeat, own: HostProps['state']['own']): boolean {
  return !own[seat] && silentFrom !== null && silentFrom <= Date.now()
}
