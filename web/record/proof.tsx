import type { Check } from './checks.ts'
import type { RecordProps } from './state.ts'

/** The promise made before the first card, and what came of it: each check in words, with a sign beside it. */
export function Proof({ words: { proof }, state }: RecordProps) {
  const { view, checks, scripted, frames } = state
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
            <p class="verdict">{checks.some(({ wrong }) => wrong) ? proof.fails : proof.holds}</p>
          </>
        )}
      </div>
    </section>
  )
}

function sentence(proof: RecordProps['words']['proof'], { what, wrong }: Check, moves: number): string {
  if (what === 'LINE') return wrong ? proof.LINE.no(wrong) : proof.LINE.yes(moves)
  return wrong ? proof[what].no : proof[what].yes
}
