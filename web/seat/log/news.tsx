import type { Envelope } from '../../../schema/wire/envelope.ts'
import { isolated } from '../../words/isolated.ts'
import { nameAt } from '../names.ts'
import { befallen } from './befallen.ts'
import { moment } from './when.ts'
import { type LogKit, type LogProps, momentOf, sentence, specialIn } from './state.ts'
import { Picture, Places } from './special.tsx'
import { Said } from './talk.tsx'

/** News and what follows from them, where there is room for both. */
const MOST_LETTERS = 90
/** The rest of what befell the match stands in the log. */
const MOST_BEFALLEN = 2

/**
 * Since when the match waits, and what happened in the last round at least: one thing at a time, the newest first.
 * Where the moment is a special one, it is told instead.
 */
export function News({ kit, state, acts }: LogProps) {
  const { news, step, past, envelope, now, recap } = state
  const { words, language } = kit
  const { awaitedSince, own, result, table } = envelope
  const at = (when: number) => moment(when, now, language, own?.zone)
  const entry = news[step]
  const told = entry && sentence(kit, envelope, entry)
  const special = momentOf(kit, envelope)
  const { picture, next } = { next: '', ...specialIn(kit, entry), ...special }
  const hasRoom = special || `${told} ${next}`.length <= MOST_LETTERS
  const turn = (to: number, sign: string, label: string) => (
    <button aria-label={label} aria-disabled={!news[to] || undefined} onClick={() => acts.step(to)}>
      {sign}
    </button>
  )
  const away = !special && recap && !recap.isTold && (
    <button class="recap" onClick={() => acts.recap(recap.entries[0]?.version ?? 0)}>
      {words.recap(recap.entries.length)}
    </button>
  )
  return (
    <>
      <small>{!result && words.since(at(awaitedSince))}</small>
      {table.restoredAt !== null && <p class="warn">{words.restored(at(table.restoredAt))}</p>}
      <Asleep kit={kit} envelope={envelope} when={at} />
      {envelope.happened?.slice(-MOST_BEFALLEN).map(one => (
        <p class="soft">{befallen(one, words, other => nameAt(envelope, other))}</p>
      ))}
      <Guest kit={kit} envelope={envelope} />
      <Unproven kit={kit} envelope={envelope} />
      <Handover kit={kit} envelope={envelope} />
      <Helm kit={kit} envelope={envelope} />
      <div class="news shaded" tabIndex={special && 0}>
        {!special && entry && turn(step - 1, '‹', words.earlier)}
        {picture && !away && <Picture path={picture} height={special ? 44 : 32} />}
        <p aria-live="polite">
          {special?.slots && <Places {...special.slots} />}
          {away || (special ? (special.happened ?? told) : (told ?? words.quiet))} {hasRoom && !away && next}{' '}
          {!special && !away && entry && (
            <small class={past}>{past ? words.past[past] : `${step + 1}/${news.length}`}</small>
          )}
        </p>
        {!special && entry && turn(step + 1, '›', words.later)}
      </div>
      {special?.slots && (
        <div>
          <Said kit={kit} envelope={envelope} newest={1} />
        </div>
      )}
    </>
  )
}

/** Whoever likes wakes it; whoever plays does too. */
export function Asleep({ kit: { words }, envelope, when }: Asking & { when: (at: number) => string }) {
  const { asleepAt } = envelope.table
  if (asleepAt === undefined) return null
  return (
    <form method="post" class="handover">
      <p class="warn">{words.asleep(when(asleepAt))}</p>
      {envelope.own && (
        <p>
          <button name="wake" value="1">
            {words.wake}
          </button>
        </p>
      )}
    </form>
  )
}

interface Asking {
  readonly kit: LogKit
  readonly envelope: Envelope
}

/** Play has not begun: who can still not be told, and what this seat can do about that. */
export function Unproven({ kit: { words }, envelope }: { kit: Pick<LogKit, 'words'>; envelope: Envelope }) {
  const { unproven, seat } = envelope
  if (!unproven) return null
  return (
    <p>
      {words.unproven(unproven.map(other => nameAt(envelope, other)))}{' '}
      {unproven.includes(seat ?? -1) && (
        <>
          <strong>{words.prove}</strong> <a href="?settings=1">{words.proving}</a>
        </>
      )}
    </p>
  )
}

/** Whose seat it is that somebody plays for, and until when. */
export function Guest({ kit: { words }, envelope: { own, table, seat } }: Asking) {
  const { name = '', lent } = table.players[seat ?? -1] ?? {}
  return own?.guest && lent ? <p class="soft">{words.guest(isolated(name), lent.day)}</p> : null
}

/** An autopilot plays for this seat: a plain form, too, by which its own player does so again. */
export function Helm({ kit: { words }, envelope: { table, seat } }: Asking) {
  if (seat === null || table.players[seat]?.pilot !== 'autopilot') return null
  return (
    <form method="post" class="handover">
      <p class="warn">{words.helm.plays}</p>
      <p>
        <button name="helm" value="1">
          {words.helm.take}
        </button>
      </p>
    </form>
  )
}

/** The host would like to give this seat to somebody else: a plain form, with or without scripts. */
export function Handover({ kit: { words }, envelope: { own, table } }: Asking) {
  if (!own?.handover) return null
  const { agreed } = own.handover
  return (
    <form method="post" class="handover">
      <p class="warn">
        {agreed ? words.handover.agreed : table.competed ? words.handover.rival : words.handover.asked}
      </p>
      <p>
        {!agreed && (
          <button name="handover" value="agree">
            {words.handover.agree}
          </button>
        )}{' '}
        <button name="handover" value="refuse">
          {words.handover.refuse}
        </button>
      </p>
    </form>
  )
}
