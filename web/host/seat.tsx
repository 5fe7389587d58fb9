import type { HostProps } from './link.tsx'
import { Link } from './link.tsx'
import { invited } from './invited.ts'
import type { HostSeat } from './state.ts'

// Whatever else became of an invitation, its host has to do something.
const CALM: readonly string[] = ['waiting', 'sent']

/** One seat: who it is for, whether they are there, its link, and a new link where the old one was lost. */
export function Seat({ seat, ...props }: HostProps & { seat: HostSeat }) {
  const { words, state, acts } = props
  const own = state.own.includes(seat.seat)
  const said = seat.taken ? null : invited(words, seat, state.view.seats)
  return (
    <li>
      <h3>{seat.name}</h3>
      <p class={seat.taken ? 'standing taken' : 'standing'}>{standing(props, seat)}</p>
      {said && <p class={CALM.includes(seat.invitation.state) ? 'invited' : 'invited warn'}>{said}</p>}
      {seat.unreachedSince !== null && (
        <p class="warn">{words.unreached(day(seat.unreachedSince, state.view.language))}</p>
      )}
      {own && (
        <p>
          <a class="go" href={seat.link}>
            {words.toYourSeat(seat.name)}
          </a>
        </p>
      )}
      <p class="renewed" role="status">
        {state.told?.seat === seat.seat && state.told.text}
      </p>
      <Link {...props} link={seat.link} name={seat.name} />
      {state.scripted && !state.view.over && (
        <button type="button" class="quiet" aria-label={words.renewOf(seat.name)} onClick={() => acts.ask(seat)}>
          {words.renew}
        </button>
      )}
    </li>
  )
}

function standing({ words, state }: HostProps, { seat, taken }: HostSeat): string {
  if (state.own.includes(seat)) return words.yours
  return taken ? words.taken : words.free
}

function day(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(at)
}
