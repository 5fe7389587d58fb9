import type { Envelope } from '../../../schema/wire/envelope.ts'
import { isolated } from '../../words/isolated.ts'
import { nameAt } from '../names.ts'
import { LostHost } from './lost-host.tsx'
import type { LogKit } from './state.ts'

interface Asking {
  readonly kit: LogKit
  readonly envelope: Envelope
  readonly when: (at: number) => string
}

/** Seats whose link is said to be lost: whoever sits elsewhere may vouch for a new one, and passes it on. Plain forms, with and without scripts. */
export function Vouching({ kit: { words }, envelope, when }: Asking) {
  const { own, seat: viewer, table } = envelope
  return (
    <>
      {table.players.map(({ missed }, seat) => {
        if (!missed || seat === viewer) return null
        const { vouches, needed, from } = missed
        const isVouched = viewer !== null && vouches.includes(viewer)
        return (
          <form method="post" class="handover">
            <p>
              {words.vouch.asked(nameAt(envelope, seat), vouches.length, needed)}{' '}
              {from !== null && words.vouch.from(when(from))}
            </p>
            {own && !own.guest && (
              <p>
                <input type="hidden" name="of" value={seat} />
                {(!isVouched || vouches.length >= needed) && (
                  <button name="vouch" value="1">
                    {words.vouch.do}
                  </button>
                )}{' '}
                {isVouched && (
                  <button name="unvouch" value="1">
                    {words.vouch.undo}
                  </button>
                )}
              </p>
            )}
          </form>
        )
      })}
      {own?.passOn?.map(({ seat, link }) => (
        <p>
          {words.vouch.passOn(nameAt(envelope, seat))}{' '}
          <input
            readOnly
            value={link}
            aria-label={words.vouch.passOn(nameAt(envelope, seat))}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </p>
      ))}
    </>
  )
}

/** Whoever has lost their own link says so here, or somebody who hears of it. */
export function LostLink({ kit: { words }, envelope }: Pick<Asking, 'kit' | 'envelope'>) {
  const { own, seat: viewer, table } = envelope
  const seats = table.players.flatMap(({ taken, pilot }, seat) =>
    taken && pilot !== 'cat' && seat !== viewer ? [seat] : []
  )
  if ((own && seats.length === 0) || own?.guest) return null
  // Rivals vouch for nobody: the seat is asked, and later all others decide.
  const { summary, means, ask } = table.competed
    ? { summary: words.absence.report, means: words.absence.means, ask: words.absence.do }
    : own
      ? { summary: words.vouch.theirs, means: words.vouch.meansHere, ask: words.vouch.do }
      : { summary: words.vouch.mine, means: words.vouch.means, ask: words.vouch.ask }
  return (
    <details>
      <summary>{own ? summary : words.vouch.mine}</summary>
      {seats.length > 0 && (
        <form method="post">
          <label>
            {words.vouch.whose}
            <select name="of">
              {seats.map(seat => (
                <option value={seat}>{isolated(nameAt(envelope, seat))}</option>
              ))}
            </select>
          </label>
          {!own && (
            <p>
              <button name="send" value="1">
                {words.vouch.send}
              </button>{' '}
              <small>{words.vouch.sends}</small>
            </p>
          )}
          <p>
            <button name={own && !table.competed ? 'vouch' : 'lost'} value="1">
              {ask}
            </button>
          </p>
          <small>{means}</small>
        </form>
      )}
      {!own && <LostHost words={words.vouch} />}
    </details>
  )
}
