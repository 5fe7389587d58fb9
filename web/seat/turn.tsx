import type { Envelope } from '../../schema/wire/envelope.ts'
import { Bar } from './bar.tsx'
import type { TurnProps } from './page.ts'
import { fitting, isLit, meaning } from './taps.ts'
import { walk } from './walk.ts'

/** The board; the hand; what the tap will do. */
export function Turn(props: TurnProps) {
  const { envelope, hint } = props.page
  return (
    <>
      <Table {...props} />
      {acting(envelope) && <Hand {...props} />}
      {(acting(envelope) || hint) && <Bar {...props} />}
    </>
  )
}

/** Whoever watches, or looks back, has nothing to do. */
function acting({ seat, result }: Envelope): boolean {
  return seat !== null && !result
}

/** The board, as it is or as it was when something happened. */
export function Table({ page, kit, acts }: TurnProps) {
  const { envelope, offer, taps, telling, cursor } = page
  const { game, named } = kit
  const { verb, ways } = meaning(offer, taps).choice ?? {}
  const [first = cursor] = [...(ways?.begun ?? []), ...Object.keys(ways?.at ?? {})]
  const placesOf = (events: typeof telling.events = []) => events.flatMap(game.places)
  return (
    <section class="table" onClick={onPlace(acts.place)} onFocusIn={onPlace(acts.point)} onKeyDown={walk}>
      <game.Board
        view={telling.view ?? envelope.view}
        words={named}
        ways={ways}
        verb={verb}
        card={offer.hand[taps.card]}
        place={taps.place}
        draft={placesOf(envelope.draft?.events)}
        told={placesOf(telling.events)}
        cursor={acting(envelope) ? (isLit(ways, cursor) ? cursor : first) : undefined}
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

/** The cards held; those that can go along are lit, and with a place chosen first those that fit it, with what they cost there. */
export function Hand({ page: { envelope, offer, taps, arrange }, kit, acts }: TurnProps) {
  const { game, named, words } = kit
  const { card, place, picks } = taps
  const { most, from } = meaning(offer, taps)
  const wanted = most > picks.length ? from : undefined
  const priced = card < 0 && place ? fitting(offer, taps) : []
  const cards = offer.hand.map((held, at) => {
    const { verb = '', ways } = priced.find(({ subject }) => subject === held) ?? {}
    const price = ways?.at[place]
    const state = at === card ? 'chosen' : picks.includes(at) ? 'picked' : undefined
    return (
      <button
        class={state ?? (ways || wanted?.includes(held) ? 'lit' : undefined)}
        aria-pressed={!!state}
        aria-label={ways && named.to({ verb, card: held, place, kind: ways.kind, price })}
        onClick={() => acts.card(at)}
      >
        <game.Face card={held} words={named} />
      </button>
    )
  })
  return (
    <section class="hand" aria-label={named.hand ?? words.hand}>
      {arrange?.(offer.hand, cards) ?? cards}
      {Array.from({ length: envelope.view.faceDown ?? 0 }, () => (
        <i class="back" />
      ))}
    </section>
  )
}
