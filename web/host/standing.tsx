import { locale } from '../words/locale.ts'
import { day } from './day.ts'
import type { HostProps } from './link.tsx'
import { isolated } from '../words/isolated.ts'

/** How the match stands: what is played, whom it waits for and since when, or how it came to rest. */
export function Standing({ words, state: { view } }: HostProps) {
  const { awaits, agreed, asleepAt, language, over, refused, setup, pace } = view
  const listed = (seats: readonly number[]) =>
    new Intl.ListFormat(locale(language)).format(seats.map(seat => isolated(view.seats[seat]?.name ?? '')))
  return (
    <>
      {refused !== null && (
        <p role="alert" class="warn">
          {refused}
        </p>
      )}
      {setup && (
        <p class="soft">
          {setup}
          {pace && !over && ` · ${words.paces[pace]}`}
        </p>
      )}
      {awaits.length > 0 && <p class="turn">{words.waiting(listed(awaits), day(view.awaitedSince, language))}</p>}
      {agreed.length > 0 && !over && <p>{words.agreed(listed(agreed))}</p>}
      {asleepAt !== null && (
        <form method="post" class="asleep">
          <p>{words.asleep(day(asleepAt, language))}</p>
          <button class="go" name="do" value="wake">
            {words.wake}
          </button>
        </form>
      )}
      {over && (
        <form method="post" class="onward">
          {view.next === null ? (
            <button class="go" name="again" value="1">
              {words.again}
            </button>
          ) : (
            <a class="go" href={view.next}>
              {words.next}
            </a>
          )}
        </form>
      )}
      {over && (
        <p>
          <a href={view.closedAt === null ? `/m/${view.match}` : '?record=1'}>{words.record}</a>
        </p>
      )}
    </>
  )
}
