import type { View } from '../../../../engine/cloud9/view.ts'
import type { AsideProps } from '../../../seat/game.ts'
import type { TurnWords } from '../said/sentences.ts'

type State = keyof TurnWords['states']

/** Who is in the basket and who is not: points, cards, and what has been heard of each. */
export function Crew({ view, words, name }: AsideProps<View, TurnWords>) {
  const { answer, players } = view
  return (
    <>
      <ol class="crew">
        {players.map((player, seat) => (
          <li class={player.aboard ? undefined : 'out'}>
            <b>
              <i class="pawn">{seat + 1}</i> {name(seat)}
            </b>
            <b aria-label={words.points(player.score)}>{player.score}</b>
            <small>{words.states[stateOf(view, seat)]}</small>
            <small aria-label={words.cards(player.hand)}>
              {player.hand}
              <s />
            </small>
          </li>
        ))}
      </ol>
      {answer && <p class="soft sealed">{words.sealed(answer)}</p>}
    </>
  )
}

/** What everybody knows of a seat on this roll. */
export function stateOf({ players, pilot, place, phase }: View, seat: number): State {
  const { aboard = false, choice = null, sealed = false, waits = false } = players[seat] ?? {}
  if (choice === 'jump') return 'jumped'
  if (!aboard) return 'out'
  if (sealed) return seat === pilot ? 'pilotSealed' : 'sealed'
  if (waits) return seat === pilot ? 'pilotWaits' : 'waits'
  if (seat === pilot) return phase === 'solo' ? 'alone' : phase === 'pilot' ? 'pays' : 'pilot'
  return choice ?? (seat === place ? 'next' : 'aboard')
}
