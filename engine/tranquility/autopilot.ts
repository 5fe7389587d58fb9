import type { Choice, Seat } from '../game.ts'
import { type Outlook, bestOf, cardOf, outlook, strainAt } from './outlook.ts'
import type { View } from './view.ts'

// What weighs how much against the strain on the sea.
const PER_CARD = 0.4
const NO_ISLAND = 0.6
const USE = 0.14
const USELESS = 5.5
const KEPT = 100
/** With more cells open than this, there is time to draw another Finish. */
const OPEN_TO_KEEP_FINISH = 17

interface Play {
  readonly line: string
  readonly burden: number
}

/** A sensible line: of all that may be done, what leaves the sea and the hand in the best state. */
export function autopilot(view: View, choices: readonly Choice[]): string {
  const must = choices.find(({ verb }) => verb === 'start' || verb === 'finish')
  if (must) return must.line
  const sea = outlook(view)
  const hand = dispensable(sea, view.hand ?? [])
  const give = choices.find(({ verb }) => verb === 'give')
  if (give) return giving(give, shareOf(view), hand)
  const [first, ...others] = choices.flatMap(choice => plays(sea, choice, hand))
  if (!first) throw new Error('Cannot choose from nothing')
  return others.reduce((best, other) => (other.burden < best.burden ? other : best), first).line
}

function plays(sea: Outlook, { subject, line, at, pick }: Choice, hand: readonly Spare[]): Play[] {
  const rest = hand.filter(({ card }) => card !== subject && pick?.from.includes(card))
  if (!subject || !at) return [paidBy(rest.slice(0, pick?.least), line, NO_ISLAND)]
  return Object.entries(at).map(([cell, price]) =>
    paidBy(rest.slice(0, price), line.replace('_', cell), strainAt(sea, Number(subject), cell))
  )
}

function paidBy(cards: readonly Spare[], line: string, strain: number): Play {
  return {
    line: withPicks(line, cards),
    burden: cards.reduce((sum, { use }) => sum + use + PER_CARD, strain)
  }
}

function withPicks(line: string, cards: readonly Spare[]): string {
  return [line, ...cards.map(({ card }) => `-${card}`)].join(' ').trim()
}

interface Spare {
  readonly card: string
  /** What is lost with it. */
  readonly use: number
}

/** The hand, what is missed least first. */
function dispensable(sea: Outlook, hand: readonly string[]): Spare[] {
  return hand
    .map((card, place) => ({ card, use: useOf(sea, card, hand.indexOf(card) < place) }))
    .sort((one, other) => one.use - other.use)
}

function useOf(sea: Outlook, name: string, isSecond: boolean): number {
  const card = cardOf(name)
  if (card === 'F') return sea.open <= OPEN_TO_KEEP_FINISH && !isSecond ? KEPT : 0
  if (typeof card !== 'number') return 0
  const burden = bestOf(sea, card, PER_CARD)
  return burden === null ? 0 : USE * Math.max(0, USELESS - burden)
}

function giving({ line, pick }: Choice, share: number, hand: readonly Spare[]): string {
  const count = Math.min(share, pick?.most ?? 0)
  return withPicks(line.replace('_', String(count)), hand.slice(0, count))
}

/** What the seat should give: of those who haven't offered yet, whoever holds most gives the next card. */
function shareOf({ viewer, players, pledge }: View): number {
  if (!pledge || viewer === 'watcher') return 0
  const { counts } = pledge
  const left = players.map(({ hand }, seat) => (seat === viewer || counts[seat] === null ? hand : 0))
  let share = 0
  for (let short = pledge.short + (counts[viewer] ?? 0); short > 0 && left.some(Boolean); short--) {
    const giver: Seat = left.indexOf(Math.max(...left))
    left[giver] = (left[giver] ?? 0) - 1
    if (giver === viewer) share++
  }
  return share
}
