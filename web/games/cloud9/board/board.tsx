import type { View } from '../../../../engine/cloud9/view.ts'
import type { BoardProps } from '../../../seat/game.ts'
import { asked } from '../said/asked.ts'
import type { TurnWords } from '../said/sentences.ts'
import { Balloon } from './balloon.tsx'
import { Face } from './face.tsx'

type Props = Pick<BoardProps<View, TurnWords>, 'view' | 'words'>

/** Nine clouds like steps up into the sky, the balloon on one of them, and what the dice ask of its pilot. */
export function Board({ view, words }: Props) {
  const { clouds, cloud, players } = view
  const here = Math.min(cloud, clouds.length)
  return (
    <div class="flight">
      <ol aria-label={words.board}>
        {clouds.map(({ points, dice }, at) => (
          <li class={at + 1 === here ? 'here' : undefined} aria-label={words.cloud(at + 1, points, dice)}>
            <b>{points}</b>
            {Array.from({ length: dice }, () => (
              <u />
            ))}
            {at + 1 === here && <Balloon players={players} pilot={view.pilot} label={words.basket} />}
          </li>
        ))}
      </ol>
      <Asked view={view} words={words} />
    </div>
  )
}

/** What is at stake, and the dice as they fell. */
function Asked({ view, words }: Props) {
  const { roll, chance } = view
  return (
    <>
      <div class="asked">
        {asked(view, words).map(sentence => (
          <p>{sentence}</p>
        ))}
      </div>
      <div class="dice">
        {chance !== undefined && <p>{words.chance(chance)}</p>}
        <p>
          {roll?.map(face => (
            <Face card={face} words={words} />
          ))}
        </p>
      </div>
    </>
  )
}
