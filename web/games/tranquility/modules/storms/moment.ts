import type { StormColour, StormName } from '../../../../../engine/tranquility/modules/storms/slice.ts'
import type { Moment } from '../../../../seat/game.ts'
import { CLOUD, COMPASS } from '../../board/glyphs.ts'
import type { Now } from '../said.ts'

export const pictures = {
  stormed: CLOUD,
  'storm-struck': CLOUD,
  'compass-earned': COMPASS,
  'compass-spent': COMPASS
}

interface Pieces {
  readonly drew: (storm: StormName, who: string | null) => string
  /** What each kind does to whoever drew it: to the reader, and to somebody else. */
  readonly mine: { readonly [colour in StormColour]: string }
  readonly theirs: { readonly [colour in StormColour]: string }
  readonly lift: string
}

/** A Storm was drawn and waits for an answer: the reader's own, if there is one. */
export function momentOf({ view: { storms, compasses, viewer }, who }: Now, words: Pieces): Moment | undefined {
  const [any] = storms?.drawn ?? []
  const drawn = storms?.drawn?.find(({ seat }) => seat === viewer) ?? any
  if (!drawn) return undefined
  const does = drawn.seat === viewer ? words.mine : words.theirs
  const next = does[drawn.storm.charAt(0) as StormColour]
  return {
    picture: CLOUD,
    happened: words.drew(drawn.storm, who(drawn.seat)),
    next: compasses?.pool ? `${next} ${words.lift}` : next
  }
}
