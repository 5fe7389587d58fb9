import { day } from './day.ts'
import { Link, type HostProps } from './link.tsx'
import { Mail } from './mail.tsx'
import { Renew, Renewal } from './renewal.tsx'
import { Seat } from './seat.tsx'
import { Standing } from './standing.tsx'
import { Whole } from './whole.tsx'

/** Every link of a match, for whoever opened it. */
export function Host(props: HostProps) {
  const { words, state } = props
  const { view } = state
  const missing = view.seats.filter(({ unproven }) => unproven).map(({ name }) => name)
  return (
    <>
      <h1>{heading(props)}</h1>
      <Standing {...props} />
      {!view.over && (
        <>
          {view.seats.some(({ taken, link }) => !taken && link !== null) && (
            <p>{view.sealed ? words.sealedText : words.openedText}</p>
          )}
          <p class="soft">{view.sealed ? words.seen.sealed : words.seen.open}</p>
          {view.goesAt !== null && <p class="soft">{words.untaken(day(view.goesAt, view.language))}</p>}
          {missing.length > 0 && <p class="warn">{words.unproven(missing)}</p>}
        </>
      )}
      <p class="unseen" role="status">
        {state.copied && words.copied}
      </p>
      <section aria-labelledby="seats">
        <h2 id="seats" class="unseen">
          {words.seats}
        </h2>
        <ol>
          {view.seats.map(seat => (
            <Seat key={seat.seat} seat={seat} {...props} />
          ))}
        </ol>
      </section>
      <Apart {...props} link={view.links.watcher} words={words} which="watcher" />
      <Apart {...props} link={view.links.host} words={words} which="host" />
      <Whole {...props} />
      {state.renewing && <Renewal {...props} renewed={state.renewing} />}
    </>
  )
}

function heading({ words, state: { view } }: HostProps): string {
  if (view.over) return words.over
  // The host who plays sits there from the beginning.
  const isUnderWay =
    view.seats.every(({ taken, pilot }) => taken || pilot !== null) ||
    view.seats.some(({ taken, own }) => taken && !own)
  return isUnderWay ? words.running : words.opened
}

/** A link that is no seat's, kept away from theirs so that none is sent by mistake. */
function Apart({ which, link, ...props }: HostProps & { link: string; which: 'watcher' | 'host' }) {
  const { heading, text, name } = props.words[which]
  return (
    <section class="apart" aria-labelledby={`for-${which}`}>
      <h2 id={`for-${which}`}>{heading}</h2>
      <p>{text}</p>
      {which === 'host' && props.state.view.seats.some(({ own }) => own) && <p class="soft">{props.words.host.back}</p>}
      <Link {...props} link={link} name={name} />
      {which === 'host' && <Mail {...props} />}
      <Renew {...props} renewed={{ of: which, name, asks: false, vacates: false }} />
    </section>
  )
}
