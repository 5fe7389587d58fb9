import type { Envelope } from '../../../schema/wire/envelope.ts'
import { moment } from './when.ts'
import { type LogKit, type LogProps, sentence } from './state.ts'
import { Said } from './talk.tsx'

/** Since when the match waits, and what happened in the last round at least: one thing at a time, the newest first. */
export function News({ kit, state, acts }: LogProps) {
  const { news, step, past, envelope, now } = state
  const { words, language } = kit
  const { awaitedSince, own, result, said, table, view } = envelope
  const at = (when: number) => moment(when, now, language, own?.zone)
  const entry = news[step]
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
      <div class="news">
        {kit.news.isToldAside(view) && said.length > 0 ? (
          <Said kit={kit} envelope={envelope} newest={1} />
        ) : (
          <>
            {entry && turn(step - 1, '‹', words.earlier)}
            <p aria-live="polite">
              {entry ? sentence(kit, envelope, entry.events) : words.quiet}{' '}
              {entry && <small>{past ? words.past[past] : `${step + 1}/${news.length}`}</small>}
            </p>
            {entry && turn(step + 1, '›', words.later)}
          </>
        )}
      </div>
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
