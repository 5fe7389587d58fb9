import { Bar } from './bar.tsx'
import type { Acts, Kit, Page } from './page.ts'
import { fitting, meaning } from './taps.ts'
import { walk } from './walk.ts'

export interface TurnProps {
  readonly page: Page
  readonly kit: Kit
  readonly acts: Acts
}

/** The board; the hand; what the tap will do. */
export function Turn(props: TurnProps) {
  const { seat, result } = props.page.envelope
  return (
    <>
      <Table {...props} />
      {seat !== null && <Hand {...props} />}
      {(seat !== null || result) && <Bar {...props} />}
    </>
  )
}

/** The board, as it is or as it was when something happened. */
function Table({ page, kit, acts }: TurnProps) {
  const { envelope, offer, taps, telling, cursor } = page
  const { game, named } = kit
  const { lit, choice } = meaning(offer, taps)
  const [first = cursor] = Object.keys(lit)
  const placesOf = (events: typeof telling.events = []) => events.flatMap(game.places)
  return (
    <section class="table" onClick={onPlace(acts.place)} onFocusIn={onPlace(acts.point)} onKeyDown={walk}>
      <game.Board
        view={telling.view ?? envelope.view}
        words={named}
        lit={lit}
        later={choice?.later}
        card={offer.hand[taps.card]}
        place={taps.place}
        draft={placesOf(envelope.draft?.events)}
        told={placesOf(telling.events)}
        cursor={envelope.seat === null ? undefined : cursor in lit ? cursor : first}
      />
    </section>
  )
}

function onPlace(act: (place: string) => void) {
  return (event: Event) => {
    const button = (event.target as Element).closest('button')
    if (button) act(button.value)
  }
}

/** The cards held; with a place chosen first, those that fit it show what they cost there. */
function Hand({ page: { envelope, offer, taps }, kit, acts }: TurnProps) {
  const { game, named, words } = kit
  const { card, place, picks } = taps
  const priced = card < 0 && place ? fitting(offer, taps) : []
  const backs = envelope.draft ? game.faceDown(envelope.view) : 0
  return (
    <section class="hand" aria-label={words.hand}>
      {offer.hand.map((held, at) => {
        const price = priced.find(({ subject }) => subject === held)?.at?.[place]
        const state = at === card ? 'chosen' : picks.includes(at) ? 'picked' : undefined
        return (
          <button
            class={price === undefined ? state : 'lit'}
            aria-pressed={!!state}
            aria-label={price === undefined ? undefined : named.to(held, place, price)}
            onClick={() => acts.card(at)}
          >
            <game.Face card={held} words={named} />
          </button>
        )
      })}
      {Array.from({ length: backs }, () => (
        <i class="back" />
      ))}
    </section>
  )
}
