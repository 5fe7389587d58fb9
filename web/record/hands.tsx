import type { Hidden } from './game.ts'
import { nameOf, type RecordProps } from './state.ts'

/** What nobody saw while the match ran: every hand, and every pile in its order. */
export function Hands(props: RecordProps) {
  const { words, game, state } = props
  const frame = state.frames[state.step]
  if (!frame) return null
  const hidden = game.hidden(frame.state)
  const seats = [...new Set(hidden.map(({ seat }) => seat))]
  return (
    <section class="hands" aria-labelledby="hands">
      <h2 id="hands">{words.open}</h2>
      {seats.map(seat => (
        <div key={seat}>
          {seat !== null && <h3>{nameOf(state.view, seat)}</h3>}
          {hidden
            .filter(one => one.seat === seat)
            .map(one => (one.kind === 'hand' ? Hand(props, one) : Pile(props, one)))}
        </div>
      ))}
    </section>
  )
}

function Hand({ words, game, named }: RecordProps, { cards }: Hidden) {
  const Face = game.table.Face
  return (
    <ul class="hand" aria-label={words.hand}>
      {cards.map(card => (
        <li>
          <Face card={card} words={named} />
        </li>
      ))}
      {!cards.length && <li class="soft">{words.none}</li>}
    </ul>
  )
}

function Pile({ words, named }: RecordProps, { cards, pile = '' }: Hidden) {
  return (
    <p class="pile">
      <span class="soft">{named.piles?.[pile] ?? words.pile}:</span>{' '}
      {cards.map(card => named.card(card)).join(', ') || words.none}
    </p>
  )
}
