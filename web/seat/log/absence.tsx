import type { AbsenceShown } from '../../../schema/wire/absence.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import { ADDRESS_LENGTH, NAME_LENGTH } from '../../../schema/wire/limits.ts'
import { isolated } from '../../words/isolated.ts'
import { nameAt } from '../names.ts'
import type { LogKit } from './state.ts'

interface AbsencesProps {
  readonly kit: LogKit
  readonly envelope: Envelope
  readonly when: (at: number) => string
}

/** Rivals' seats that are said to be absent: until when they are waited for, and what the others vote for afterwards. Plain forms. */
export function Absences({ kit, envelope, when }: AbsencesProps) {
  const { seat: viewer, table, at } = envelope
  const { absence: words } = kit.words
  return (
    <>
      {table.players.map(({ absence }, seat) => {
        if (!absence || seat === viewer) return null
        const name = nameAt(envelope, seat)
        const { from, voters, votes } = absence
        if (at < from) return <p class="soft">{words.waits(name, when(from))}</p>
        return (
          <div class="handover">
            <p>{words.decide(name, votes.length, voters.length)}</p>
            <Votes kit={kit} envelope={envelope} seat={seat} absence={absence} />
          </div>
        )
      })}
    </>
  )
}

interface VotesProps extends Pick<AbsencesProps, 'kit' | 'envelope'> {
  readonly seat: number
  readonly absence: AbsenceShown
}

/** What each of the others has voted, and the viewer's own vote, the mildest choice first. */
function Votes({ kit, envelope, seat, absence: { votes } }: VotesProps) {
  const { absence: words } = kit.words
  const { own, seat: viewer } = envelope
  const mine = votes.find(vote => vote.seat === viewer)
  const button = (choice: 'autopilot' | 'end' | 'none') => (
    <button name="decide" value={choice}>
      {words[choice]}
    </button>
  )
  return (
    <>
      {votes.map(vote => (
        <p class="soft">{votedFor(kit, vote.seat === viewer ? null : nameAt(envelope, vote.seat), vote)}</p>
      ))}
      {own && !own.guest && (
        <>
          {votes.map(
            ({ seat: by, name }) =>
              name !== undefined &&
              by !== viewer && (
                <form method="post">
                  <input type="hidden" name="of" value={seat} />
                  <input type="hidden" name="as" value={by} />
                  <button name="decide" value="successor">
                    {words.accept(isolated(name))}
                  </button>
                </form>
              )
          )}
          <details>
            <summary>{words.successor}</summary>
            <form method="post">
              <input type="hidden" name="of" value={seat} />
              <label>
                {words.name}
                <input name="name" required maxLength={NAME_LENGTH} autocomplete="off" />
              </label>
              <label>
                {words.address}
                <input name="address" type="email" required maxLength={ADDRESS_LENGTH} autocomplete="off" />
              </label>
              <button name="decide" value="successor">
                {words.invite}
              </button>
            </form>
          </details>
          <form method="post">
            <input type="hidden" name="of" value={seat} />
            {mine?.choice !== 'autopilot' && button('autopilot')}
            {mine?.choice !== 'end' && button('end')}
            {mine && button('none')}
          </form>
        </>
      )}
    </>
  )
}

/** What a seat has voted for, in a sentence; null is the reader. */
export function votedFor(
  { words: { absence } }: { readonly words: Pick<LogKit['words'], 'absence'> },
  who: string | null,
  { choice, name = '', address = '' }: AbsenceShown['votes'][number]
): string {
  if (choice !== 'successor') return absence.votes[choice](who)
  return name ? absence.votes.successor(who, isolated(name), address) : absence.votes.somebody(who)
}
