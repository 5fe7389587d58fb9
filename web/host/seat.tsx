import type { HostWords } from '../words/en/host.ts'
import { isolated } from '../words/isolated.ts'
import { day } from './day.ts'
import type { HostProps } from './link.tsx'
import { Link } from './link.tsx'
import { invited } from './invited.ts'
import { Give } from './give.tsx'
import { Pilot } from './pilot.tsx'
import { Renew } from './renewal.tsx'
import { type HostSeat, renewalOf } from './state.ts'
import { Older, Told } from './told.tsx'

// Whatever else became of an invitation, its host has to do something.
const CALM: readonly string[] = ['waiting', 'sent']

/** One seat: who it is for, whether they are there, its link, and a new link where the old one was lost. */
export function Seat({ seat, ...props }: HostProps & { seat: HostSeat }) {
  const { words, state } = props
  const { view } = state
  const { language, seats } = view
  const own = ownLink(props, seat)
  // What was just made anew is there to be passed on.
  const isShown = !seat.taken || (state.told?.isRenewed === true && state.told.of === seat.seat)
  const name = isolated(seat.name)
  const said = seat.taken ? null : invited(words, seat, seats, language)
  return (
    <li>
      <h3>{name}</h3>
      {seat.pilot !== 'cat' && <p class={seat.taken ? 'standing taken' : 'standing'}>{standing(props, seat)}</p>}
      {seat.lent && <p class="soft">{words.lent(seat.lent.to && isolated(seat.lent.to), seat.lent.day)}</p>}
      {said && <p class={CALM.includes(seat.invitation.state) ? 'invited' : 'invited warn'}>{said}</p>}
      {seat.unreachedSince !== null && (
        <p class="warn">
          {words[seat.unreachedByUs ? 'unreachedByUs' : 'unreached'](day(seat.unreachedSince, language))}
        </p>
      )}
      {seat.unproven && <p class="warn">{words.unprovenSeat}</p>}
      {own && (
        <p>
          <a class="go" href={own}>
            {words.toYourSeat(name)}
          </a>
        </p>
      )}
      <Told {...props} seat={seat} />
      {seat.link !== null && isShown && <Link {...props} link={seat.link} name={name} />}
      {seat.byOthers && <p>{words.byOthers(name)}</p>}
      {seat.link === null && !own && seat.taken && seat.pilot !== 'cat' && <p>{words.sealedLink(name)}</p>}
      {asked(words, seat, language)}
      <Pilot {...props} seat={seat} />
      <Nudge {...props} seat={seat} />
      <div class="steps">
        <InviteAgain {...props} seat={seat} />
        {seat.link !== null && !isShown && <ItsLink {...props} seat={seat} link={seat.link} />}
        {!seat.byOthers && <Give {...props} seat={seat} />}
        <Older {...props} seat={seat} />
        {!seat.byOthers && <Renew {...props} renewed={renewalOf(seat, view)} />}
      </div>
    </li>
  )
}

/** As this device knows it, or as it is open to all anyway. */
function ownLink({ state: { own } }: HostProps, { seat, own: isOwn, link }: HostSeat): string | null {
  return own[seat] ? `/s/${own[seat]}` : isOwn ? link : null
}

/** Whoever sits there has it: then it is put away. */
function ItsLink({ seat, link, ...props }: HostProps & { seat: HostSeat; link: string }) {
  return (
    <details class="step">
      <summary>{props.words.itsLink}</summary>
      <Link {...props} link={link} name={isolated(seat.name)} />
    </details>
  )
}

/** The seat is told once more that it is awaited: once a day. */
function Nudge({ words: { nudge }, state: { view }, seat }: HostProps & { seat: HostSeat }) {
  if (!seat.nudge || seat.own || view.over) return null
  const { at, from } = seat.nudge
  if (from > view.now && at !== null) return <p class="soft">{nudge.done(day(at, view.language))}</p>
  return (
    <form method="post">
      <input type="hidden" name="seat" value={seat.seat} />
      <button name="do" value="nudge" aria-label={nudge.of(isolated(seat.name))}>
        {nudge.do}
      </button>
    </form>
  )
}

/** Once a day, as often as one may. */
function InviteAgain({ words, state, acts, seat }: HostProps & { seat: HostSeat }) {
  const { invitation, taken } = seat
  const from = 'againFrom' in invitation ? invitation.againFrom : null
  if (state.view.over || taken || from === null || from > state.view.now) return null
  return (
    <form method="post" onSubmit={event => asked(event)}>
      <input type="hidden" name="seat" value={seat.seat} />
      <button class="quiet" name="do" value="invite">
        {words.inviteAgain}
      </button>
    </form>
  )

  function asked(event: Event): void {
    event.preventDefault()
    acts.invite(seat.seat)
  }
}

function standing({ words, state }: HostProps, { seat, taken, takenAt, leftAt, own }: HostSeat): string {
  if (state.own[seat] || own) return words.yours
  if (leftAt !== null) return words.left(day(leftAt, state.view.language))
  if (!taken) return words.free
  return takenAt === null ? words.taken : words.takenSince(day(takenAt, state.view.language))
}

function asked(words: HostWords, { name: written, handover }: HostSeat, language: string) {
  if (!handover) return null
  const name = isolated(written)
  const { answer, from } = handover
  const waiting = from === null ? words.handover.rival(name) : words.handover.waiting(name, day(from, language))
  return <p>{answer ? words.handover[answer](name) : waiting}</p>
}
