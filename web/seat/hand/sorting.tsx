import type { SettingsWords } from '../../words/en/settings.ts'
import type { Store } from '../acts.ts'
import type { Kit } from '../page.ts'
import { arrangeBy, type Order, rearrange } from './arranged.ts'

/** The hand once more, to be put in order: all sorted, or one that is chosen and moved. */
export function sorting(store: Store, { game, named }: Kit, words: SettingsWords['sorting']) {
  let chosen = 0

  function choose(at: number): void {
    chosen = at
    store.change({})
  }

  function lay(order: Order | null): void {
    store.change({ arrange: rearrange(store.page().envelope, order) })
  }

  return () => {
    const { offer, arrange } = store.page()
    const { hand } = offer
    const places = [...hand.keys()]
    const order = arrange?.(hand, places) ?? places
    const place = Math.max(order.indexOf(chosen), 0)
    const cards = order.map(at => hand[at] ?? '')

    /** The chosen card and its neighbour change places. */
    function move(to: number): void {
      const moved = cards.map((card, at) => cards[at === place ? to : at === to ? place : at] ?? card)
      // Of two cards alike, it is now the other one.
      chosen = arrangeBy(moved)(hand, places)[to] ?? 0
      lay(moved)
    }

    const arrow = (sign: string, says: string, to: number) => (
      <button aria-label={says} aria-disabled={!(to in cards) || undefined} onClick={() => to in cards && move(to)}>
        {sign}
      </button>
    )
    if (cards.length === 0) return null
    return (
      <section>
        <h2>{named.hand ?? words.heading}</h2>
        <small>{words.hint}</small>
        <div class="sorting hands">
          {order.map((at, i) => (
            <button class={i === place ? 'chosen' : undefined} aria-pressed={i === place} onClick={() => choose(at)}>
              <game.Face card={hand[at] ?? ''} words={named} />
            </button>
          ))}
        </div>
        {arrow('←', words.left, place - 1)} {arrow('→', words.right, place + 1)}{' '}
        <output>{words.lies(named.card(cards[place] ?? ''), place + 1, cards.length)}</output>
        <p>
          <button onClick={() => lay('number')}>{words.sort}</button>{' '}
          <button onClick={() => lay(null)}>{words.asDrawn}</button>
        </p>
      </section>
    )
  }
}
