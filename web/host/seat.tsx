import type { HostWords } from '../words/en/host.ts'
import { day } from './day.ts'
import type { HostProps } from './link.tsx'
import { Link } from './link.tsx'
import { invited } from './invited.ts'
import { Pilot } from './pilot.tsx'
import { Renew } from './renewal.tsx'
import { type HostSeat, renewalOf } from './state.ts'

// Whatever else became of an invitation, its host has to do something.
const CALM: readonly string[] = ['waiting', 'sent']

/** One seat: who it is for, whether they are there, its link, and a new link where the old one was lost. */
export function Seat({ seat, ...props }: HostProps & { seat: HostSeat }) {
  const { words, state } = props
  const { language, sealed, seats } = state.view
  const own = state.own[seat.seat]
  const said = seat.taken ? null : invited(words, seat, seats, language)
  return (
    <li>
      <h3>{seat.name}</h3>
      {seat.pilot !== 'cat' && <p class={seat.taken ? 'standing taken' : 'standing'}>{standing(props, seat)}</p>}
      {said && <p class={CALM.includes(seat.invitation.state) ? 'invited' : 'invited warn'}>{said}</p>}
      {seat.unreachedSince !== null && <p class="warn">{words.unreached(day(seat.unreachedSince, language))}</p>}
      {own && (
        <p>
          <a class="go" href={`/s/${own}`}>
            {words.toYourSeat(seat.name)}
          </a>
        </p>
      )}
      {seat.link !== null && <Link {...props} link={seat.link} name={seat.name} />}
      {seat.link === null && !own && seat.pilot !== 'cat' && <p>{words.sealedLink(seat.name)}</p>}
      {asked(words, seat, language)}
      <Pilot {...props} seat={seat} />
      <InviteAgain {...props} seat={seat} />
      <Renew {...props} renewed={renewalOf(seat, sealed, Date.now())} />
    </li>
  )
}

/** Once a day, as often as one may. */
function InviteAgain({ words, state, acts, seat }: HostProps & { seat: HostSeat }) {
  const { invitation, taken } = seat
  const from = 'againFrom' in invitation ? invitation.againFrom : null
  if (!state.scripted || state.view.over || taken || from === null || from > Date.now()) return null
  return (
    <button type="button" class="quiet" onClick={() => acts.invite(seat.seat)}>
      {words.inviteAgain}
    </button>
  )
}

function standing({ words, state }: HostProps, { seat, taken, takenAt }: HostSeat): string {
  if (state.own[seat]) return words.yours
  if (!taken) return words.free
  return takenAt === null ? words.taken : words.takenSince(day(takenAt, state.view.language))
}

function asked(words: HostWords, { name, handover }: HostSeat, language: string) {
  if (!handover) return null
  const { answer, from } = handover
  return <p>{answer ? words.handover[answer](name) : words.handover.waiting(name, day(from, language))}</p>
}
