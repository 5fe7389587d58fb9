import { BOX, hour, outline } from './island.ts'
import type { Module } from '../module.ts'
import type { TurnWords } from '../said/sentences.ts'

/** An island under the sky of its hour, or a card of a module: so are the two ends of the journey. */
export function faceOf<Own>(modules: readonly Module<Own>[]) {
  const signs: NonNullable<Module['signs']> = Object.assign({}, ...modules.map(({ signs }) => signs))
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
