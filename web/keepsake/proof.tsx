import type { MatchRecord } from '../../engine/match.ts'
import type { KeepsakeWords } from '../words/en/keepsake.ts'
import type { RecordWords } from '../words/en/record.ts'

interface ProofProps {
  readonly words: KeepsakeWords
  readonly proof: RecordWords['proof']
  readonly record: MatchRecord
}

/** The promise made before the first card, and the button by which the file plays the match again. */
export function Proof({ words, proof, record: { commitment, seed } }: ProofProps) {
  return (
    <section class="proof">
      <h2>{proof.heading}</h2>
      <p>{words.text}</p>
      <dl>
        <dt>{proof.promise}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{proof.seed}</dt>
        <dd>
          <code>{seed}</code>
        </dd>
      </dl>
      <p id="unscripted">{words.unscripted}</p>
      <button type="button" class="go" id="check" hidden>
        {words.check}
      </button>
      <div role="status" id="found" />
      <p>{words.alone}</p>
      <p>{proof.beyond}</p>
    </section>
  )
}
