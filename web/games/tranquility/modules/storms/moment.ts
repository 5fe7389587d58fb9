import type { StormColour, StormName } from '../../../../../engine/tranquility/modules/storms/slice.ts'
import type { Moment } from '../../../../seat/game.ts'
import type { Now } from '../said.ts'

const CLOUD = 'M5 11a4 4 0 0 1 0-8 5 5 0 0 1 9 0 4 4 0 0 1 1 8zM9 12l-3 4h3l-1 4 5-5h-3l1-3z'
const COMPASS = 'M10 0l2 8 8 2-8 2-2 8-2-8-8-2 8-2z'

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
