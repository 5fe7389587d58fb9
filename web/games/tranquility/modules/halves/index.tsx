import type { View } from '../../../../../engine/tranquility/view.ts'
import { BOX, outline } from '../../board/island.ts'
import type { Module } from '../../module.ts'
import type { Own } from '../../../said.ts'
import type { turn } from './en.ts'

/** The two halves of a card. */
export type Side = keyof (typeof turn)['side']

/** Cards with a day and a night half, of which one points up: so in Day & Night, and against each other. */
export const halves: Module<Own<typeof turn>> = {
  lies(view, cell, words) {
    const side = cell in view.cells ? sideOf(view, cell) : undefined
    if (!side) return undefined
    return {
      face: <Halves card={`${view.cells[cell]}`} side={side} />,
      says: words.side[side],
      sign: side === 'night' ? '*' : ''
    }
  },
  legend: ({ night }, words) => (night ? [`* ${words.side.night}`] : [])
}

/** Which half of a card in the sea points up; none where cards have but one. */
export function sideOf({ night }: View, cell: string): Side | undefined {
  return night && (night.includes(cell) ? 'night' : 'day')
}

/** Sun or moon is up; the other half stands on its head. Only the outline still tells the number's hour. */
export function Halves({ card, side }: { card: string; side: Side }) {
  return (
    <i class={`isle half ${side}`}>
      <b>{card}</b>
      <svg viewBox={BOX}>
        <path d={outline(Number(card))} />
      </svg>
      <s data-card={card} />
    </i>
  )
}
