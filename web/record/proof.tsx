import { locale } from '../words/locale.ts'
import { Checked } from './checked.tsx'
import type { RecordProps } from './state.ts'

/** The promise made before the first card, and what came of it. */
export function Proof(props: RecordProps) {
  const { words, state } = props
  const { proof } = words
  const { view, checks, scripted, frames } = state
  const isWrong = checks?.some(({ wrong }) => wrong)
  return (
    <section class="proof" aria-labelledby="proof">
      <h2 id="proof">{proof.heading}</h2>
      <p>{proof.text}</p>
      <dl>
        <dt>{proof.promise}</dt>
        <dd>
          <code>{view.record.commitment}</code>
        </dd>
        <dt>{proof.seed}</dt>
        <dd>
          <code>{view.record.seed}</code>
        </dd>
      </dl>
      {!scripted && <p>{proof.unscripted}</p>}
      <div role="status">
        {scripted && !checks && <p>{proof.checking}</p>}
        {checks && (
          <>
            <Checked words={proof} checks={checks} moves={frames.length - 1} />
            <Kept {...props} />
            <p class="verdict">{isWrong || isOther(state) ? proof.fails : proof.holds}</p>
            <p>{proof.beyond}</p>
          </>
        )}
      </div>
    </section>
  )
}

/** Whether the promise is the one that this device was shown when the match began. */
function Kept({ words: { proof }, state }: RecordProps) {
  const { kept, view } = state
  if (!kept) return <p>{proof.kept.none}</p>
  const when = new Intl.DateTimeFormat(locale(view.language), { dateStyle: 'long', timeZone: view.zone }).format(
    kept.at
  )
  if (!isOther(state)) return <p class="right">{proof.kept.same(when)}</p>
  return (
    <p class="wrong">
      {proof.kept.other(when)} <code>{kept.commitment}</code>
    </p>
  )
}

function isOther({ kept, view }: RecordProps['state']): boolean {
  return kept !== null && kept.commitment !== view.record.commitment
}
