import type { View } from '../../../../engine/tranquility/view.ts'
import type { Words } from './words/turn.en.ts'

/** One thing that lies beside the sea, in a few words; `mark` is the sign of a Storm. */
export interface Lying {
  readonly text: string
  readonly mark?: string
  /** It asks for a decision, or changes what everybody may do. */
  readonly urgent?: boolean
}

/** What lies beside the sea: Storms before seats and those drawn, Compasses, Sea Monsters. */
export function lying(view: View, words: Words, name: (seat: number) => string): readonly Lying[] {
  return [
    ...drawn(view, words, name),
    ...storms(view, words, name),
    ...compasses(view, words),
    ...monsters(view, words, name)
  ]
}

function drawn({ storms }: View, words: Words, name: (seat: number) => string): Lying[] {
  return (storms?.drawn ?? []).map(({ seat, storm }) => ({
    text: words.drawnBy(storm, name(seat)),
    mark: storm,
    urgent: true
  }))
}

function storms({ storms }: View, words: Words, name: (seat: number) => string): Lying[] {
  return (storms?.active ?? []).flatMap(active =>
    'seat' in active ? { text: words.before(active.storm, name(active.seat)), mark: active.storm } : []
  )
}

function compasses({ compasses }: View, words: Words): Lying[] {
  return compasses ? [{ text: words.compasses(compasses.pool, compasses.supply) }] : []
}

function monsters({ monsters, destroyed = [] }: View, words: Words, name: (seat: number) => string): Lying[] {
  if (!monsters) return []
  return [
    { text: words.monsters(monsters.left) },
    ...monsters.marked.map(seat => ({ text: words.holds(name(seat)), urgent: true })),
    ...(destroyed.length > 0 ? [{ text: words.destroyed(destroyed.join(', ')) }] : [])
  ]
}
