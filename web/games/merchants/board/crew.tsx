import type { View } from '../../../../engine/merchants/view.ts'
import type { AsideProps } from '../../../seat/game.ts'
import type { TurnWords } from '../said/sentences.ts'
import { Pawn } from './cell.tsx'
import { Glyph, GLYPHS } from './glyphs.tsx'

/** All merchants: their gold, what their wagons still carry, how many cards and rocks they have. */
export function Crew({ view, words, name }: AsideProps<View, TurnWords>) {
  return (
    <ol class="crew">
      {view.players.map(({ gold, wagon, hand, rocks }, seat) => (
        <li>
          <b>
            <Pawn view={view} seat={seat} /> {name(seat)}
          </b>
          <b class="gold" aria-label={words.gold(gold)}>
            {gold}
          </b>
          <span role="img" aria-label={words.wagon(wagon)}>
            {Object.keys(view.castles).map(ware => (
              <i class={wagon.some(one => one === ware) ? undefined : 'sold'}>
                <Glyph path={GLYPHS[ware]} />
              </i>
            ))}
          </span>
          <small role="img" aria-label={words.holds(hand, rocks)}>
            {hand}
            <s /> {rocks}
            <Glyph path={GLYPHS.ROCK} />
          </small>
        </li>
      ))}
    </ol>
  )
}
