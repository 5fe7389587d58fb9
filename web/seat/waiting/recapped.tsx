import type { Envelope } from '../../../schema/wire/envelope.ts'
import { Picture } from '../log/special.tsx'
import { type LogKit, type Recap, sentence, specialIn } from '../log/state.ts'

interface RecappedProps {
  readonly kit: LogKit
  readonly envelope: Envelope
  readonly recap: Recap
  lookBack(from: number): void
}

/** What happened while its seat was away, each with a way to the table as it was then. */
export function Recapped({ kit, envelope, recap, lookBack }: RecappedProps) {
  const { entries } = recap
  return (
    <>
      <h2>{kit.words.recap(entries.length)}</h2>
      <ol class="recapped">
        {entries.map(entry => {
          const picture = specialIn(kit, entry)?.picture
          return (
            <li>
              <button onClick={() => lookBack(entry.version)}>
                {picture && <Picture path={picture} height={32} />} {sentence(kit, envelope, entry)}
              </button>
            </li>
          )
        })}
      </ol>
    </>
  )
}
