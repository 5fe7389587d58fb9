import { rank } from '../../../engine/tranquility/modules/competitive/score.ts'
import type { View } from '../../../engine/tranquility/view.ts'
import type { Words } from './modules/words/en/turn.ts'

/** One thing that lies beside the sea, in a few words; `mark` is the sign of a Storm. */
export interface Lying {
  readonly text: string
  readonly mark?: string
  readonly cards?: readonly string[]
  /** It asks for a decision, or changes what everybody may do. */
  readonly urgent?: boolean
}

type Name = (seat: number) => string

/** What lies beside the sea, the most urgent first. */
export function lying(view: View, words: Words, name: Name): readonly Lying[] {
  return [
    ...drawn(view, words, name),
    ...due(view, words),
    ...winner(view, words, name),
    ...row(view, words),
    ...scores(view, words, name),
    ...storms(view, words, name),
    ...daylight(view, words),
    ...explorers(view, words),
    ...compasses(view, words),
    ...monsters(view, words, name)
  ]
}

function due({ explorers }: View, words: Words): Lying[] {
  return explorers?.due ? [{ text: words.due(explorers.due), urgent: true }] : []
}

function daylight({ up }: View, words: Words): Lying[] {
  return up ? [{ text: words.up(up) }] : []
}

function explorers({ explorers }: View, words: Words): Lying[] {
  if (!explorers) return []
  const { left, storms } = explorers
  return [{ text: words.explorers(left) }, ...(storms.length > 0 ? [{ text: words.stormedAt(storms.join(', ')) }] : [])]
}

function drawn({ storms }: View, words: Words, name: Name): Lying[] {
  return (storms?.drawn ?? []).map(({ seat, storm }) => ({
    text: words.drawnBy(storm, name(seat)),
    mark: storm,
    urgent: true
  }))
}

function storms({ storms }: View, words: Words, name: Name): Lying[] {
  return (storms?.active ?? []).flatMap(active =>
    'seat' in active ? { text: words.before(active.storm, name(active.seat)), mark: active.storm } : []
  )
}

function compasses({ compasses }: View, words: Words): Lying[] {
  return compasses ? [{ text: words.compasses(compasses.pool, compasses.supply) }] : []
}

function monsters({ monsters, destroyed = [] }: View, words: Words, name: Name): Lying[] {
  const { left = null, marked = [] } = monsters ?? {}
  return [
    ...(left === null ? [] : [{ text: words.monsters(left) }]),
    ...marked.map(seat => ({ text: words.holds(name(seat)), urgent: true })),
    ...(destroyed.length > 0 ? [{ text: words.destroyed(destroyed.join(', ')) }] : [])
  ]
}

function winner({ contest, phase }: View, words: Words, name: Name): Lying[] {
  if (!contest || phase !== 'over') return []
  const [first = [], second] = rank(contest.scores)
  const [seat = 0] = first
  return [{ text: second ? words.wins(name(seat)) : words.drawn, urgent: true }]
}

function row({ contest, phase }: View, words: Words): Lying[] {
  return contest && phase !== 'over' ? [{ text: words.openRow(contest.left), cards: contest.row }] : []
}

function scores({ contest, phase }: View, words: Words, name: Name): Lying[] {
  return (contest?.scores ?? []).map((score, seat) => {
    const side = seat === contest?.day ? 'day' : 'night'
    return {
      text: phase === 'over' ? words.score(name(seat), side, score) : words.points(name(seat), side, score.points)
    }
  })
}
