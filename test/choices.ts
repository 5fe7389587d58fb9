import type { Choice } from '../engine/game.ts'
import type { Random } from '../engine/random.ts'

/** The place that goes into the line of a choice, what stands behind the cards, and how few and how many go with it. */
interface Way {
  readonly line: string
  readonly tail: string
  readonly least: number
  readonly most: number
}

/** Each way in which a choice may be taken; only the cards that go with it are left open. */
export function waysOf({ line, at, pick, tail = '' }: Choice): Way[] {
  if (!at) return [{ line, tail, least: pick?.least ?? 0, most: pick?.most ?? 0 }]
  return Object.entries(at).map(([place, price]) => ({
    line: line.replace('_', place),
    tail,
    least: price,
    most: price
  }))
}

/** One of all complete lines of a choice, by chance. */
export function anyLine({ line, at, pick, tail = '' }: Choice, random: Random): string {
  const place = at && anyOf(Object.keys(at), random)
  const { from = [], least = 0, most = 0 } = pick ?? {}
  const count = place === undefined ? least + random.below(most - least + 1) : at?.[place]
  return withPicks({ line: line.replace('_', place ?? ''), tail }, random.shuffle(from).slice(0, count))
}

/** How many complete lines a choice stands for; cards of one kind count once for each that is held. */
export function countOf(choice: Choice): number {
  const held = choice.pick?.from.length ?? 0
  return waysOf(choice).reduce((sum, { least, most }) => {
    for (let count = least; count <= most; count++) sum += combinations(held, count)
    return sum
  }, 0)
}

/** All complete lines of a choice. */
export function linesOf(choice: Choice): string[] {
  const from = choice.pick?.from ?? []
  return waysOf(choice).flatMap(way => {
    const lines: string[] = []
    for (let count = way.least; count <= way.most; count++)
      for (const picks of subsets(from, count)) lines.push(withPicks(way, picks))
    return lines
  })
}

/** Whether a line, in the game's own spelling, is one of those that the choices stand for. */
export function isOffered(choices: readonly Choice[], line: string): boolean {
  return choices.some(choice =>
    waysOf(choice).some(way => {
      const picks = picksIn(way, line)
      return picks !== null && picks.length >= way.least && picks.length <= way.most && isIn(picks, choice.pick?.from)
    })
  )
}

export function anyOf<T>(list: readonly T[], random: Random): T {
  const one = list[random.below(list.length)]
  if (one === undefined) throw new Error('Cannot take one of none')
  return one
}

function withPicks({ line, tail }: Pick<Way, 'line' | 'tail'>, picks: readonly string[]): string {
  return [line, ...picks.map(card => `-${card}`), tail].filter(Boolean).join(' ')
}

function picksIn({ line: head, tail }: Way, line: string): string[] | null {
  const end = tail && ` ${tail}`
  if (!`${line} `.startsWith(head && `${head} `) || !line.endsWith(end)) return null
  const rest = line
    .slice(head.length, line.length - end.length)
    .split(' ')
    .filter(Boolean)
  return rest.every(token => token.startsWith('-')) ? rest.map(token => token.slice(1)) : null
}

function isIn(picks: readonly string[], from: readonly string[] = []): boolean {
  const left = [...from]
  return picks.every(card => {
    const place = left.indexOf(card)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

function combinations(all: number, taken: number): number {
  return taken === 0 ? 1 : (combinations(all - 1, taken - 1) * all) / taken
}

function subsets<T>(list: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return list.flatMap((first, place) => subsets(list.slice(place + 1), count - 1).map(rest => [first, ...rest]))
}
