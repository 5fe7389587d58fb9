import type { Choice } from '../../../../../engine/game.ts'
import type { Module } from '../../module.ts'
import type { Own } from '../../../said.ts'
import { partsOf } from '../../ways.ts'
import { UNFINISHED } from '../ways/index.tsx'
import type { turn } from './en.ts'

type Words = Own<typeof turn>

/** A card that may be laid as a number, or as what hits an island (`M`): how it is tapped, and what is said of it. */
export function cardFor(card: string): Module<Words> {
  return {
    tapped: choices => tapped(card, choices),
    doing: {
      place(now, { standingFor, card, doing }) {
        const { cell, value } = partsOf(now.place)
        const { [now.place]: due } = now.later ?? {}
        if (value === 'M') return standingFor.takes(card(now.card), cell)
        if (now.price === UNFINISHED) return standingFor.which(card(now.card), cell)
        // What it stands for is placed like any other card.
        const later = due === undefined ? {} : { [cell]: due }
        return value ? doing({ ...now, card: `${card(now.card)} ${value}`, place: cell, later }) : undefined
      }
    },
    to(held, way, price, { standingFor, costs, card }) {
      const { cell, value } = partsOf(way)
      if (price === UNFINISHED) return standingFor.onto(card(held), cell)
      return value ? costs(standingFor.as(card(held), value), cell, price) : undefined
    }
  }
}

/** All that the card may stand for in the sea, as one choice. */
function tapped(card: string, choices: readonly Choice[]): readonly Choice[] {
  const standing = new RegExp(`^${card}(\\d+|M)$`)
  const all = choices.filter(({ subject = '' }) => standing.test(subject))
  if (!all[0]) return choices
  const unfinished: Record<string, number> = {}
  const finished: Record<string, number> = {}
  const later: Record<string, number> = {}
  for (const { subject = '', at = {}, later: due = {} } of all)
    for (const [cell, price] of Object.entries(at)) {
      const way = `${subject}@${cell}`
      unfinished[cell] = UNFINISHED
      finished[way] = price
      if (cell in due) later[way] = due[cell] ?? 0
    }
  const { pick, try: example } = all[0]
  const most = Math.max(...Object.values(finished))
  const one: Choice = {
    verb: 'place',
    subject: card,
    line: '_',
    at: { ...unfinished, ...finished },
    later,
    pick: { from: pick?.from ?? [], least: 0, most },
    try: example
  }
  return [one, ...choices.filter(choice => !all.includes(choice))]
}
