import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Log as Told } from '../../../schema/wire/log.ts'
import { Cat } from '../../cat.tsx'
import { turnsIn } from '../../turns.ts'
import { isolated } from '../../words/isolated.ts'
import { Absences } from './absence.tsx'
import { ago } from './ago.ts'
import { befallen } from './befallen.ts'
import { type LogProps, type Panels, sentence } from './state.ts'
import { Talk } from './talk.tsx'
import { LostLink, Vouching } from './vouching.tsx'
import { moment } from './when.ts'
import { nameAt } from '../names.ts'
import { stoppers } from '../stoppers.ts'

/** Who sits here, what was said and done, rules, notes and settings. */
export function More(props: LogProps) {
  const { kit, state, acts } = props
  const { words } = kit
  const { panels, envelope, log, recap, waiting } = state
  const panel = (name: string, summary: string, shown: unknown) => (
    <details data-panel={name} onToggle={() => acts.open(name)}>
      <summary>
        {summary}
        {name === 'own' && isUnreached(envelope) && <small class="warn"> {words.putRight}</small>}
      </summary>
      {shown || <p>{words.loading}</p>}
    </details>
  )
  return (
    <>
      {!envelope.own && <p class="soft">{words.watching}</p>}
      {envelope.own?.guest && <p class="soft">{words.guestMeans(nameAt(envelope, envelope.seat ?? -1))}</p>}
      <Vouching kit={kit} envelope={envelope} when={at => moment(at, state.now, kit.language, envelope.own?.zone)} />
      <Absences kit={kit} envelope={envelope} when={at => moment(at, state.now, kit.language, envelope.own?.zone)} />
      <Players {...props} />
      {!envelope.own && <LostLink kit={kit} envelope={envelope} />}
      <Talk {...props} />
      {panel('log', words.log, log && <Log {...props} log={log} />)}
      {!envelope.result && panel('waiting', words.closer, waiting?.panel(recap))}
      {panel('rules', words.rules, panels?.rules())}
      {envelope.own && !envelope.own.guest && panel('own', words.more, panels && <Own {...props} panels={panels} />)}
    </>
  )
}

/** What is the seat's alone, and how somebody else's comes back. */
function Own({ kit, state: { envelope }, panels }: LogProps & { readonly panels: Panels }) {
  const { own, table } = envelope
  return (
    <>
      {own && panels.own(own, table.watch)}
      <LostLink kit={kit} envelope={envelope} />
    </>
  )
}

/** Whether something that leads to the viewer's own seat fails. */
export function isUnreached({ seat, table }: Envelope): boolean {
  return seat !== null && table.players[seat]?.unreachedSince !== null
}

/** Who sits here: in numbers that everybody sees, whose turn it is, and when each was last here; and how fast they mean to go. */
export function Players({ kit: { words, told, language }, state: { envelope, now, news } }: LogProps) {
  const { table, view, seat, awaits, result } = envelope
  const turn = (of: number) => {
    if (awaits.includes(of)) return words.turn
    if (!result && of === view.next) return words.next
    return !result && of === news.at(-1)?.seat && words.last
  }
  const when = (at: number) => ago(at, now, language, words)
  const zone = envelope.own?.zone
  return (
    <>
      <ol aria-label={words.players}>
        {table.players.map(
          ({ taken, hereAt, leftAt, unreachedSince, unreachedByUs, reissuedAt, pilot, lent }, other) => (
            <li>
              <b>
                {other === seat ? words.you : nameAt(envelope, other)} {turn(other)}
              </b>{' '}
              {told.standing(view, other)}{' '}
              {pilot && (
                <small>
                  {pilot === 'cat' && <Cat />} {words.pilots[pilot]}
                </small>
              )}
              {other !== seat && pilot !== 'cat' && (
                <small>
                  {taken
                    ? hereAt === null
                      ? words.never
                      : words.here(when(hereAt))
                    : leftAt
                      ? words.left(when(leftAt))
                      : words.free}
                </small>
              )}
              {lent && <small> {words.lent(lent.to && isolated(lent.to), lent.day)}</small>}
              {!result && stoppers(table).includes(other) && <small> {words.agreed}</small>}
              {unreachedSince !== null && (
                <small class="warn">
                  {' '}
                  {words[unreachedByUs ? 'unreachedByUs' : other === seat ? 'unreachedHere' : 'unreached'](
                    moment(unreachedSince, now, language, zone)
                  )}
                </small>
              )}
              {reissuedAt !== null && <small> {words.newLink(when(reissuedAt))}</small>}
            </li>
          )
        )}
      </ol>
      <p class="soft">{words.paces[table.pace]}</p>
      {table.dealtBefore && <p class="soft">{words.dealtBefore}</p>}
      {!result && envelope.own?.sat && (
        <a class="soft" href="?voyages=1">
          {words.voyages(envelope.own.sat)}
        </a>
      )}
    </>
  )
}

/** What this link may know of all that happened, the newest first. */
function Log({ log, ...props }: LogProps & { readonly log: Told }) {
  return (
    <>
      <Entries {...props} log={log} />
      {log.before !== null && <button onClick={props.acts.older}>{props.kit.words.older}</button>}
    </>
  )
}

/** A turn is told as one, however many lines it has. */
export function Entries({ kit, state: { envelope, now }, log }: Omit<LogProps, 'acts'> & { readonly log: Told }) {
  const isFalling = (log.entries[0]?.version ?? 0) > (log.entries.at(-1)?.version ?? 0)
  const lines = isFalling ? [...log.entries].reverse() : log.entries
  const played = turnsIn(lines, envelope).flatMap(turn => {
    const last = turn.at(-1)
    const text = turn.map(entry => sentence(kit, envelope, entry, { why: true })).filter(told => told !== '')
    return last ? { version: last.version, at: last.at, text: text.join(' ') } : []
  })
  const besides = log.happened.map(one => ({ ...one, text: befallen(one, kit.words, seat => nameAt(envelope, seat)) }))
  // What befell the match at a version came behind its line.
  const rising = [...played, ...besides].sort((one, other) => one.version - other.version)
  const told = isFalling ? rising.reverse() : rising
  return (
    <ol class="log">
      {told.map(
        ({ at, text }) =>
          text && (
            <li>
              <small>{moment(at, now, kit.language, envelope.own?.zone)}</small> {text}
            </li>
          )
      )}
    </ol>
  )
}
