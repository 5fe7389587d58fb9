import type { View } from '../../../../../../engine/tranquility/view.ts'
import { teller } from '../../../../teller.ts'
import { words as base } from '../../../words/de/log.ts'
import { ends, events } from '../../../words/de/events.ts'
import { ends as moreEnds, events as more } from './events.ts'

function phrase(text: string): string {
  const [name, count] = text.split(' ')
  return name === 'lift' ? `Ein Kompass könnte ${count} vertreiben.` : base.phrase(text)
}

/** Where the row is common, nobody has a pile; points count instead. */
function standing(view: View, seat: number): string {
  return view.contest
    ? `${base.standing(view, seat).split(',')[0]}, ${view.contest.scores[seat]?.points ?? 0} Punkte`
    : base.standing(view, seat)
}

export const words = { ...base, why: { ...ends, ...moreEnds }, event: teller({ ...events, ...more }), phrase, standing }
