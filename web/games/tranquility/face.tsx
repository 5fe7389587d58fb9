import { BOX, hour, outline } from './island.ts'
import type { Module } from './module.ts'
import type { TurnWords } from './sentences.ts'

// A boat leaves, a lighthouse waits.
const ENDS = { S: 'M3 4h14l-3 2H6zM11 0v3H6z', F: 'M1 6q9-3 18 0zM9 5l.5-5h1l.5 5z' }

/** An island under the sky of its hour, one of the two ends of the journey, or a card of a module. */
export function faceOf<Own>(modules: readonly Module<Own>[]) {
  const signs: NonNullable<Module['signs']> = Object.assign({}, ENDS, ...modules.map(({ signs }) => signs))
  return ({ card, words }: { card: string; words: TurnWords }) => {
    const island = Number(card)
    return (
      <i class={`isle ${island ? `h${hour(island)}` : card}`}>
        <b>{words.card(card)}</b>
        <svg viewBox={BOX}>
          <path d={signs[card] ?? outline(island)} />
        </svg>
      </i>
    )
  }
}
