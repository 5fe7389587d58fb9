import type { Choice } from '../../../engine/game.ts'
import type { Prices } from '../../seat/game.ts'

/*
 * A card that stands for a number is tapped in three steps: card, cell, number. `e4` is then a way that is not finished,
 * for more than anybody can pay, and `W41@e4` one that is, as is `WM@e4`, which hits what lies there.
 */

/** More than any hand holds. */
export const UNFINISHED = 99

const STANDING_FOR = /^([WJ])(\d+|M)$/

/** Who may do nothing but spend a Compass may as well leave it. */
const WAIT: Choice = { verb: 'wait', line: '', try: '' }

/** The choices as they are tapped. */
export function tapped(choices: readonly Choice[]): readonly Choice[] {
  if (choices[0] && choices.every(({ verb }) => verb === 'compass')) return [WAIT, ...choices]
  const cards = [...new Set(choices.flatMap(({ subject = '' }) => STANDING_FOR.exec(subject)?.[1] ?? []))]
  const others = choices.filter(({ subject = '' }) => !STANDING_FOR.test(subject))
  return [...cards.map(card => standingFor(card, choices)), ...others.map(begun)]
}

/** The cell of a way, and what a card is chosen to stand for there: '' where that is open. */
export function partsOf(way: string): { readonly cell: string; readonly value: string } {
  const [cell = '', value = ''] = way.split('@').reverse()
  return { cell, value: value.slice(1) }
}

/** The numbers that may be laid on a cell, the lowest first, each with its whole way. */
export function valuesAt(cell: string, lit: Prices): readonly { readonly value: string; readonly way: string }[] {
  return Object.keys(lit).flatMap(way => {
    const parts = partsOf(way)
    return parts.cell === cell && parts.value ? { value: parts.value, way } : []
  })
}

/** All that one card may stand for in the sea, as one choice. */
function standingFor(card: string, choices: readonly Choice[]): Choice {
  const all = choices.filter(({ subject = '' }) => STANDING_FOR.exec(subject)?.[1] === card)
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
  const from = all[0]?.pick?.from ?? []
  const most = Math.max(...Object.values(finished))
  return {
    verb: 'place',
    subject: card,
    line: '_',
    at: { ...unfinished, ...finished },
    later,
    pick: { from, least: 0, most },
    try: all[0]?.try ?? ''
  }
}

/** An answer to a Storm belongs to no card, a Compass to the card; cards given unseen are another way to give. */
function begun(choice: Choice): Choice {
  const { verb, subject: _subject, line, tail, ...rest } = choice
  if (verb === 'storm') return { verb, line, ...rest }
  if (verb === 'clear') return { ...choice, subject: 'C' }
  return tail ? { verb: tail, line: `${line} ${tail}`, ...rest } : choice
}
