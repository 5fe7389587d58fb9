import { SHELLS } from './drawn.ts'

interface Shown {
  readonly card: string
  readonly words: { card(kind: string): string }
}

export function Face({ card, words }: Shown) {
  const shell = SHELLS[card]
  return (
    <i role="img" aria-label={words.card(card)} class={`card ${card}`}>
      <svg viewBox="0 0 20 20">
        <path d={shell?.outline} />
        <path class="rings" d={shell?.rings} />
      </svg>
    </i>
  )
}
