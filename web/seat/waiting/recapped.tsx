import type { Envelope } from '../../../schema/wire/envelope.ts'
import { Picture } from '../log/special.tsx'
import { type LogKit, type Recap, sentence, specialIn } from '../log/state.ts'
import { moment } from '../log/when.ts'

interface RecappedProps {
  readonly kit: LogKit
  readonly envelope: Envelope
  readonly recap: Recap
  readonly now: number
  lookBack(from: number): void
}

/** What happened while its seat was away, each with a way to the table as it was then. */
export function Recapped({ kit, envelope, recap, now, lookBack }: RecappedProps) {
  const { entries, since } = recap
  return (
    <>
      <h2>{kit.words.recap(entries.length, moment(since, now, kit.language, envelope.own?.zone))}</h2>
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
