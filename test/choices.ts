import { fillLineTemplate, waysWithPrices as pricesOf } from '../engine/choice.ts'
import type { Choice } from '../engine/game.ts'
import type { Random } from '../engine/random.ts'

/** The line of a choice in one of its ways, and how few and how many cards go with it. */
interface Way {
  readonly line: string
  readonly least: number
  readonly most: number
}

/** Each way in which a choice may be taken; only the cards that go with it are left open. */
export function waysOf(choice: Choice): Way[] {
  return pricesOf(choice).map(([way, price]) => ({
    line: fillLineTemplate(choice, way),
    least: price,
    most: mostOf(choice, price)
  }))
}

function mostOf({ ways, pick }: Choice, price: number): number {
  return ways ? price : (pick?.most ?? price)
}

/** One of all complete lines of a choice, by chance. */
export function anyLine(choice: Choice, random: Random): string {
  const [way, price] = anyOf(pricesOf(choice), random)
  const count = price + random.below(mostOf(choice, price) - price + 1)
  return fillLineTemplate(choice, way, random.shuffle(choice.pick?.from ?? []).slice(0, count))
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
      for (const picks of subsets(from, count)) lines.push(fillLineTemplate(way, '', picks))
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

const isPick = (word: string) => word.startsWith('-')

/** The cards that go with it; null where it is a line of something else. */
function picksIn(way: Way, line: string): string[] | null {
  const words = line.split(' ')
  const head = words.filter(word => !isPick(word)).join(' ')
  return head === way.line ? words.filter(isPick).map(word => word.slice(1)) : null
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
