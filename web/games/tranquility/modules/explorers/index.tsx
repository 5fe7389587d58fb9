import type { ExplorersTypes } from '../../../../../engine/tranquility/modules/explorers/slice.ts'
import type { State } from '../../../../../engine/tranquility/core/state.ts'
import type { View } from '../../../../../engine/tranquility/view.ts'
import type { BoardProps } from '../../../../seat/game.ts'
import type { Deck, Module } from '../../module.ts'
import type { Own } from '../../../said.ts'
import type { TurnWords } from '../../said/sentences.ts'
import type { turn as ways } from '../ways/en.ts'
import { Buttons, numbersOf } from '../ways/index.tsx'
import type { turn } from './en.ts'

type Words = Own<typeof turn> & Own<typeof ways>

/** Explorer cards: they lie under the border spaces of the Pyramid, and are turned up by the card that is placed there. */
export const explorers: Module<Words> = {
  seas: { pyramid: ['     f     ', '    efg    ', '   defgh   ', '  cdefghi  ', ' bcdefghij ', 'abcdefghijk'] },
  signs: { C: 'M10 0l2 2.5 6 .5-6 .5-2 2.5-2-2.5-6-.5 6-.5z' },
  mark({ explorers }, cell, words) {
    if (explorers?.storms.includes(cell)) return { class: 'stormed', says: words.explorers.stormed, sign: '#' }
    return explorers?.spaces.includes(cell) ? { class: 'space', says: words.explorers.space, sign: 'o' } : undefined
  },
  legend({ explorers }, words) {
    const { spaces = [], storms = [] } = explorers ?? {}
    return [
      ...(spaces.some(cell => !storms.includes(cell)) ? [`o ${words.explorers.space}`] : []),
      ...(storms.length > 0 ? [`# ${words.explorers.stormed}`] : [])
    ]
  },
  lying({ explorers }, words) {
    if (!explorers) return []
    const { left, storms } = explorers
    return [
      { text: words.explorers.left(left) },
      ...(storms.length > 0 ? [{ text: words.explorers.stormedAt(storms.join(', ')) }] : [])
    ]
  },
  Under,
  doing: {
    place({ card: played, place, ways }, { explorers, card }) {
      const due = ways?.later?.[place]
      return due === undefined ? undefined : explorers.first(card(played), place, due)
    },
    clear: ({ place }, { explorers }) => (place ? explorers.clears(place) : explorers.which),
    pay: ({ missing, picked }, { explorers, listed }) =>
      missing ? explorers.choose(missing) : explorers.pays(listed(picked))
  },
  to: ({ verb, place }, { explorers }) => (verb === 'clear' ? explorers.clears(place) : undefined)
}

/** Its cells are small: those that are lit have a button, too. */
function Under(props: BoardProps<View, TurnWords & Words>) {
  const { kind, at = {}, begun = [] } = props.ways ?? {}
  const cells = kind === 'cell' ? Object.keys(at) : begun
  const isOpen = props.view.explorers && numbersOf(props).length === 0
  return <Buttons {...props} shown={isOpen ? cells : []} face={cell => cell} />
}

export function deck({ explorers }: State): Deck | undefined {
  return explorers && { cards: explorers.deck, besidePiles: true }
}

/** What is told of them. */
export type Facts = ExplorersTypes['events']
