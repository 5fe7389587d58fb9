import type { TurnWords } from '../said/sentences.ts'
import { FISH, Glyph, GLYPHS, WORM } from './glyphs.tsx'

const SIGNS: { readonly [sex: string]: string } = { m: '♂', f: '♀' }

interface Shown {
  readonly card: string
  readonly words: Pick<TurnWords, 'card'>
}

/** A card, or what pays: fish and worms have their colour's letter, and fish the sign of their sex; both drawn, since the label says them. */
export function Face({ card, words }: Shown) {
  const [, colour = '', sex = ''] = /^([A-Z])(\w?)$/.exec(card) ?? []
  return (
    <i role="img" aria-label={words.card(card)} class={`card ${colour || (card === '~' ? 'water' : card)} ${sex}`}>
      {card !== '#' && <Glyph path={GLYPHS[card] ?? (sex ? FISH : WORM)} />}
      <b data-count={colour || (card === '#' ? '?' : '')} />
      <s data-count={SIGNS[sex] ?? ''} />
    </i>
  )
}
