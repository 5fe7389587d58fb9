import type { Beside, Module } from '../../module.ts'

/** What lies beside the sea by several modules: one list. */
export const lying: Module = { List }

function List({ all, words, Face }: Beside) {
  if (all.length === 0) return null
  return (
    <ul class="lying shaded" tabIndex={0}>
      {all.map(({ text, mark, urgent, cards = [] }) => (
        <li class={urgent ? 'urgent' : undefined}>
          {mark && <i class={mark.class}>{mark.sign}</i>} {text}
          {cards.map(card => (
            <span class="open">
              <Face card={card} words={words} />
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
