import { locale } from '../words/locale.ts'
import type { Check } from './checks.ts'
import type { RecordProps } from './state.ts'

/** The promise made before the first card, and what came of it: each check in words, with a sign beside it. */
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
            <ul>
              {checks.map(check => (
                <li class={check.wrong ? 'wrong' : 'right'}>
                  <b aria-hidden="true">{check.wrong ? '✗' : '✓'}</b> {sentence(proof, check, frames.length - 1)}
                </li>
              ))}
            </ul>
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

function sentence(proof: RecordProps['words']['proof'], { what, wrong }: Check, moves: number): string {
  if (what === 'LINE') return wrong ? proof.LINE.no(wrong) : proof.LINE.yes(moves)
  return wrong ? proof[what].no : proof[what].yes
}
