import { type Marks, type Sign, SIGNS } from '../../../schema/wire/marks.ts'
import type { WaitingWords } from '../../words/en/waiting.ts'
import type { Store } from '../acts.ts'
import { type Answer, type Api, untilAnswered } from '../api.ts'
import { NO_ACTS } from '../no-acts.ts'
import type { Acts, Kit } from '../page.ts'
import { NO_TAPS } from '../taps.ts'
import type { Tool } from './tool.ts'

interface Means {
  readonly store: Store
  readonly table: Kit
  readonly api: Api
  readonly words: WaitingWords
  leave(): void
}

/** Signs on places of the table, for this seat alone; the server keeps them with its notes. */
export function marking({ store, table, api, words, leave }: Means): Tool {
  let sign: Sign = SIGNS[0]
  let saving: Promise<unknown> = Promise.resolve()
  let newest: Marks = {}
  let isLost = false

  const marks = () => store.page().envelope.own?.marks ?? {}

  function put(now: Marks): void {
    const { envelope } = store.page()
    if (!envelope.own) return
    store.change({ envelope: { ...envelope, own: { ...envelope.own, marks: now } } })
    newest = now
    saving = saving.then(() => untilAnswered(save))
  }

  /** One after the other, so that what was marked last is what is kept. */
  async function save(): Promise<Answer<unknown>> {
    const answer = await api('PUT', 'notes', { marks: newest })
    isLost = !answer.ok
    store.change({})
    return answer
  }

  function mark(place: string): void {
    const { [place]: before, ...others } = marks()
    put(before === sign ? others : { ...others, [place]: sign })
  }

  function choose(next: Sign): void {
    sign = next
    store.change({})
  }

  const acts: Acts = {
    ...NO_ACTS,
    place: mark,
    cancel: leave,
    point: cursor => store.change({ cursor })
  }

  return {
    turn: turn => ({
      ...turn,
      acts,
      page: {
        ...turn.page,
        offer: { choices: [], hand: table.game.hand(turn.page.envelope.view) },
        taps: NO_TAPS,
        fresh: NO_TAPS,
        telling: { events: [] }
      }
    }),
    Bar: () => (
      <>
        <p role="status" class={isLost ? 'warn' : undefined}>
          {isLost ? words.unsaved : <b>{words.marking}</b>} {words.tapPlace}
        </p>
        <div>
          {SIGNS.map(one => (
            <button
              class="sign"
              data-sign={one}
              aria-label={words.signs[one]}
              aria-pressed={one === sign}
              onClick={() => choose(one)}
            />
          ))}
          {Object.keys(marks()).length > 0 && <button onClick={() => put({})}>{words.none}</button>}
          <button onClick={leave}>{words.done}</button>
        </div>
      </>
    )
  }
}
