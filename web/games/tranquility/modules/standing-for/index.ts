import { fillLineTemplate, waysWithPrices } from '../../../../../engine/choice.ts'
import type { TapChoice } from '../../../../seat/game.ts'
import type { Module } from '../../module.ts'
import type { Own } from '../../../said.ts'
import { partsOf } from '../../board/ways.ts'
import type { turn } from './en.ts'

type Words = Own<typeof turn>

/** A card that may be laid as a number, or as what hits an island (`M`): how it is tapped, and what is said of it. */
export function cardFor(sign: string): Module<Words> {
  return {
    tapped: choices => tapped(sign, choices),
    doing: {
      place(now, { standingFor, card, doing }) {
        const { ways } = now
        if (ways?.kind !== 'route') return undefined
        if (!now.place) return standingFor.where(card(now.card))
        const { cell, value } = partsOf(now.place)
        if (!value) return standingFor.which(card(now.card), cell)
        if (value === 'M') return standingFor.takes(card(now.card), cell)
        // What it stands for is placed like any other card.
        const due = ways.later?.[now.place]
        const later = due === undefined ? {} : { [cell]: due }
        const placed = { kind: 'cell', at: { [cell]: now.price }, later } as const
        return doing({ ...now, card: `${card(now.card)} ${value}`, place: cell, ways: placed })
      }
    },
    to({ card: held, as, place, price }, { standingFor, costs, card }) {
      const { cell, value } = partsOf(place)
      if (held !== sign) return undefined
      const stands = value || as
      return stands ? costs(standingFor.as(card(held), stands), cell, price ?? 0) : standingFor.onto(card(held), cell)
    }
  }
}

/** All that the card may stand for in the sea, as one choice: first the cell is tapped, then the number. */
function tapped(card: string, choices: readonly TapChoice[]): readonly TapChoice[] {
  const all = choices.filter(({ subject, as, ways }) => subject === card && as && ways?.kind === 'cell')
  const [example] = all
  if (!example) return choices
  const at: Record<string, number> = {}
  const later: Record<string, number> = {}
  for (const choice of all)
    for (const [cell, price] of waysWithPrices(choice)) {
      const way = fillLineTemplate(choice, cell)
      at[way] = price
      const due = choice.ways?.later?.[cell]
      if (due !== undefined) later[way] = due
    }
  const begun = [...new Set(all.flatMap(({ ways }) => Object.keys(ways?.at ?? {})))]
  const one: TapChoice = {
    verb: 'place',
    subject: card,
    line: '_',
    ways: { kind: 'route', at, later, begun },
    pick: { from: example.pick?.from ?? [], least: 0, most: Math.max(...Object.values(at)) },
    try: example.try
  }
  return [one, ...choices.filter(choice => !all.includes(choice))]
}
