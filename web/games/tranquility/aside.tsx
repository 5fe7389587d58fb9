import type { View } from '../../../engine/tranquility/view.ts'
import type { AsideProps } from '../../seat/game.ts'
import { Offers } from './offers.tsx'
import { Face } from './modules/face.tsx'
import { lying } from './lying.ts'
import type { Words } from './modules/words/en/turn.ts'

/** What everybody offers for the Start, and what lies beside the sea. */
export function Aside(props: AsideProps<View, Words>) {
  const { view, words, name } = props
  const all = lying(view, words, name)
  return (
    <>
      <Offers {...props} />
      {all.length > 0 && (
        <ul class="lying">
          {all.map(({ text, mark, urgent, cards = [] }) => (
            <li class={urgent ? 'urgent' : undefined}>
              {mark && <i class={`storm ${mark[0]}`}>{mark}</i>} {text}
              {cards.map(card => (
                <span class="open">
                  <Face card={card} words={words} />
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
