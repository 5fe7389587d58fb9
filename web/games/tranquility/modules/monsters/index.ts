import type { MonstersTypes } from '../../../../../engine/tranquility/modules/monsters/slice.ts'
import type { Module } from '../../module.ts'
import type { Own } from '../../../said.ts'
import type { turn } from './en.ts'

/** Sea Monsters: cards that take an island with them. */
export const monsters: Module<Own<typeof turn>> = {
  signs: { M: 'M1 6c2-6 6-6 7 0zM8 6c1-4 4-4 5 0zM13 6c1-5 3-6 5-5l-1 2-2 3z' },
  lying({ monsters }, words, name) {
    const { left = null, marked = [] } = monsters ?? {}
    return [
      ...(left === null ? [] : [{ text: words.monsters.left(left) }]),
      ...marked.map(seat => ({ text: words.monsters.holds(name(seat)), urgent: true }))
    ]
  },
  doing: { monster: ({ place }, { monsters }) => (place ? monsters.takes(place) : monsters.which) },
  to: ({ card, place }, { monsters }) => (card === 'M' ? monsters.to(place) : undefined)
}

/** What is told of them. */
export type Facts = MonstersTypes['events']
