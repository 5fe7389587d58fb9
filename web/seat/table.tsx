import { chosen, fitting, lit } from './compose.ts'
import { offerOf, type Shown } from './page.ts'
import { walk } from './walk.ts'

/** The board, as it is or as it was at the step that is being told. */
export function Table({ page, kit, tell }: Shown) {
  const { envelope, composing, news, step } = page
  const { game, named } = kit
  const offer = offerOf(kit, envelope)
  const draft = envelope.draft?.events.flatMap(told => game.places(told)) ?? []
  const on = (act: 'place' | 'point') => (event: Event) => {
    const place = (event.target as Element).closest('button')?.value
    if (place) tell({ do: act, place })
  }
  return (
    <section class="table" onClick={on('place')} onFocusIn={on('point')} onKeyDown={walk}>
      <game.Board
        view={game.before(envelope.view, news.slice(step + 1))}
        words={named}
        lit={lit(offer, composing)}
        card={composing.card === undefined ? undefined : offer.hand[composing.card]}
        place={composing.place}
        draft={draft}
        told={news[step]?.events.flatMap(told => game.places(told)) ?? []}
        cursor={page.cursor}
      />
    </section>
  )
}

/** The cards held; with a place chosen first, those that fit it show what they cost there. */
export function Hand({ page, kit, tell }: Shown) {
  const { envelope, composing } = page
  const { game, named, words } = kit
  const offer = offerOf(kit, envelope)
  const { card, place, picks } = composing
  const free = place !== undefined && !chosen(offer, composing) ? fitting(offer, { place, picks }) : []
  const backs = envelope.draft ? game.faceDown(envelope.view) : 0
  return (
    <section class="hand" aria-label={words.hand}>
      {offer.hand.map((held, at) => {
        const price = place && free.find(({ subject }) => subject === held)?.at?.[place]
        return (
          <button
            key={at}
            class={at === card ? 'chosen' : picks.includes(at) ? 'picked' : price === undefined ? undefined : 'lit'}
            aria-pressed={at === card || picks.includes(at)}
            aria-label={typeof price === 'number' ? named.to(held, place ?? '', price) : undefined}
            onClick={() => tell({ do: 'card', at })}
          >
            <game.Face card={held} words={named} />
          </button>
        )
      })}
      {Array.from({ length: backs }, () => (
        <i class="back" />
      ))}
      {backs > 0 && <small class="unseen">{named.faceDown(backs)}</small>}
    </section>
  )
}
