import type { Envelope } from '../../../schema/wire/envelope.ts'
import { moment } from './when.ts'
import { type LogKit, type LogProps, momentOf, sentence, specialIn } from './state.ts'
import { Picture, Places } from './special.tsx'
import { Said } from './talk.tsx'

/** News that leave no room beside them to say what follows. */
const LONG = 50

/**
 * Since when the match waits, and what happened in the last round at least: one thing at a time, the newest first.
 * Where the moment is a special one, it is told instead.
 */
export function News({ kit, state, acts }: LogProps) {
  const { news, step, past, envelope, now } = state
  const { words, language } = kit
  const { awaitedSince, own, result, table } = envelope
  const at = (when: number) => moment(when, now, language, own?.zone)
  const entry = news[step]
  const told = entry && sentence(kit, envelope, entry)
  const special = momentOf(kit, envelope)
  const { picture, next } = special ?? specialIn(kit, entry) ?? {}
  const hasRoom = special || (told ?? '').length <= LONG
  const turn = (to: number, sign: string, label: string) => (
    <button aria-label={label} aria-disabled={!news[to] || undefined} onClick={() => acts.step(to)}>
      {sign}
    </button>
  )
  return (
    <>
      <small>{!result && words.since(at(awaitedSince))}</small>
      {table.restoredAt !== null && <p class="warn">{words.restored(at(table.restoredAt))}</p>}
      <Handover kit={kit} envelope={envelope} />
      <div class="news" tabIndex={special && 0}>
        {!special && entry && turn(step - 1, '‹', words.earlier)}
        {picture && <Picture path={picture} height={special ? 44 : 32} />}
        <p aria-live="polite">
          {special?.slots && <Places {...special.slots} />}
          {special ? (special.happened ?? told) : (told ?? words.quiet)} {hasRoom && next}{' '}
          {!special && entry && <small class={past}>{past ? words.past[past] : `${step + 1}/${news.length}`}</small>}
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

/** The host would like to give this seat to somebody else: a plain form, with or without scripts. */
function Handover({ kit: { words }, envelope: { own } }: { kit: LogKit; envelope: Envelope }) {
  if (!own?.handover) return null
  const { agreed } = own.handover
  return (
    <form method="post" class="handover">
      <p class="warn">{agreed ? words.handover.agreed : words.handover.asked}</p>
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
