import type { Log as Told } from '../../../schema/wire/log.ts'
import { ago } from './ago.ts'
import { type LogProps, sentence } from './state.ts'
import { Talk } from './talk.tsx'
import { moment } from './when.ts'
import { nameAt } from '../names.ts'

/** Who sits here, what was said and done, rules, notes and settings. */
export function More(props: LogProps) {
  const { kit, state, acts } = props
  const { words } = kit
  const { panels, envelope, log } = state
  const panel = (name: string, summary: string, shown: unknown) => (
    <details data-panel={name} onToggle={() => acts.open(name)}>
      <summary>{summary}</summary>
      {shown || <p>{words.loading}</p>}
    </details>
  )
  return (
    <>
      {!envelope.own && <p class="soft">{words.watching}</p>}
      <Players {...props} />
      <Talk {...props} />
      {panel('log', words.log, log && <Log {...props} log={log} />)}
      {panel('rules', words.rules, panels?.rules())}
      {envelope.own && panel('own', words.more, panels?.own(envelope.own, envelope.table.watch))}
    </>
  )
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
  return (
    <>
      <ol aria-label={words.players}>
        {table.players.map(({ taken, hereAt, unreachedSince, reissuedAt }, other) => (
          <li>
            <b>
              {other === seat ? words.you : nameAt(envelope, other)} {turn(other)}
            </b>{' '}
            {told.standing(view, other)}{' '}
            {other !== seat && (
              <small>{taken ? (hereAt === null ? words.never : words.here(when(hereAt))) : words.free}</small>
            )}
            {unreachedSince !== null && <small class="warn"> {words.unreached(when(unreachedSince))}</small>}
            {reissuedAt !== null && <small> {words.newLink(when(reissuedAt))}</small>}
          </li>
        ))}
      </ol>
      <p class="soft">{words.paces[table.pace]}</p>
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

export function Entries({ kit, state: { envelope, now }, log }: Omit<LogProps, 'acts'> & { readonly log: Told }) {
  const told = log.entries.map(entry => ({ at: entry.at, text: sentence(kit, envelope, entry) }))
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
