import type { Json } from '../../../engine/game.ts'
import type { Draft } from '../../../schema/wire/envelope.ts'
import type { WaitingWords } from '../../words/en/waiting.ts'
import type { Store } from '../acts.ts'
import { NO_ACTS } from '../no-acts.ts'
import type { Acts, Kit, TurnProps } from '../page.ts'
import { waits } from '../plan/waits.ts'
import { NO_TAPS, type Offer, type Taps, tapCard, tapPlace } from '../taps.ts'
import type { WaitingGame } from './game.ts'
import type { Tool } from './tool.ts'

interface Means {
  readonly store: Store
  readonly table: Kit
  readonly game: WaitingGame
  readonly words: WaitingWords
  /** Back to the table as it is. */
  leave(): void
}

interface Laid {
  readonly card: string
  readonly place: string
}

/** Own cards laid on the table, as one would on a table of one's own: on this page alone, and nothing of it is sent. */
export function trying({ store, table, game, words, leave }: Means): Tool {
  const { version } = store.page().envelope
  let laid: readonly Laid[] = []
  let taps = NO_TAPS
  let before: TurnProps | undefined

  const view = () =>
    laid.reduce((now, { card, place }) => game.lay(now, card, place), store.page().envelope.view as Json)

  function offer(): Offer {
    const now = view()
    const hand = table.game.hand(now)
    const choices = [...new Set(hand)].flatMap(subject => {
      const at = Object.fromEntries(game.free(now, subject).map(place => [place, 0]))
      const ways = { kind: 'cell', at } as const
      return Object.keys(at).length > 0 ? { verb: 'lay', subject, line: '', ways, try: '' } : []
    })
    return { choices, hand }
  }

  /** Drawn as what is not settled is. */
  function pencilled(): Draft {
    return { line: '', lines: 0, settlesAt: 0, events: laid.map(({ place }) => game.told(place)) }
  }

  function tap(next: Taps): void {
    const card = offer().hand[next.card]
    if (card && next.place) lie([...laid, { card, place: next.place }])
    else lie(laid, next)
  }

  function lie(now: readonly Laid[], next = NO_TAPS): void {
    laid = now
    taps = next
    store.change({})
  }

  const acts: Acts = {
    ...NO_ACTS,
    card: at => tap(tapCard(offer(), taps, at)),
    place(place) {
      const others = laid.filter(one => one.place !== place)
      if (others.length < laid.length) lie(others)
      else tap(tapPlace(offer(), taps, place))
    },
    cancel: leave,
    point: cursor => store.change({ cursor })
  }

  /** What was laid first, in the place where it is meant: planned, or put together as a turn. */
  async function carry([{ card, place }]: readonly [Laid, ...Laid[]]): Promise<void> {
    leave()
    if (waits(store.page().envelope)) await store.page().planner?.()
    const page = store.page()
    if (!before) return
    const { acts: real } = page.plan?.({ ...before, page }) ?? before
    real.card(page.offer.hand.indexOf(card))
    real.place(place)
  }

  return {
    turn(turn) {
      before = turn
      const { page, kit } = turn
      const named = {
        ...kit.named,
        to: ({ card, place }: { card: string; place: string }) => words.lay(card && kit.named.card(card), place)
      }
      return {
        page: {
          ...page,
          envelope: { ...page.envelope, draft: pencilled() },
          offer: offer(),
          taps,
          fresh: NO_TAPS,
          telling: { events: [], view: view() }
        },
        kit: { ...kit, named },
        acts
      }
    },
    // An action has arrived, and whoever tried things out has asked to see it.
    goesOn: () => store.page().envelope.version === version,
    Bar() {
      const { envelope } = store.page()
      const [first, ...others] = laid
      const isAsked = envelope.choices.length > 0 && !envelope.draft
      const says = first ? words.laid : words.empty
      return (
        <>
          <p role="status">
            <b>{words.trying}</b> {says}
          </p>
          <div>
            {first && (waits(envelope) || isAsked) && (
              <button onClick={() => void carry([first, ...others])}>{isAsked ? words.play : words.plan}</button>
            )}
            {first && <button onClick={() => lie([])}>{words.again}</button>}
            <button onClick={leave}>{words.back}</button>
          </div>
        </>
      )
    }
  }
}
