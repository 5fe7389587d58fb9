import { DICE, parseDiceUse, pipsOfUse } from '../core/dice.ts'
import type { ActionOf, Move } from '../core/move.ts'
import { guestNamed, guestsAt, makeEvent } from '../core/state.ts'
import { guestsBuyOwnBeerOrAreExpelled } from '../room/drinking.ts'
import { parseGuestNameToken } from '../room/names.ts'
import { refuseSpentDie } from './common-refusals.ts'

type Serve = ActionOf<'innkeeper'>

/** Sends the innkeeper to the table with the die's number, where a guest that the seat chooses must drink (ruling 18). */
export const sendInnkeeper: Move<'innkeeper'> = {
  parse([verb, die = '', name, ...more]) {
    const use = parseDiceUse(die)
    const char = name === undefined ? null : parseGuestNameToken(name)
    const isNamed = name === undefined || char !== null
    return verb === 'innkeeper' && use && isNamed && more.length === 0 ? { verb, use, char } : null
  },
  format: ({ use, char }) => ['innkeeper', use, ...(char ? [char] : [])].join(' '),

  refusals(state, _, { use, char }) {
    const table = state.dice ? pipsOfUse(state.dice, use) : 0
    const there = guestsAt(state, table)
    const facts = { table, ...(char && { char }) }
    return [
      refuseSpentDie(state, use),
      use === 'A+B' ? { code: 'SUM_NOT_ALLOWED' } : null,
      // Ruling 19: he must go to another table, no matter which seat sent him to this one.
      table === state.innkeeper ? { code: 'SAME_TABLE', facts } : null,
      char === null && there.length > 0 ? { code: 'NEEDS_VICTIM', facts } : null,
      char !== null && !there.some(({ name }) => name === char) ? { code: 'BAD_VICTIM', facts: { table, char } } : null
    ]
  },

  apply(state, seat, { use, char }) {
    const table = state.dice ? pipsOfUse(state.dice, use) : 0
    const victim = char && guestNamed(state, char)
    const gone = makeEvent('innkeeper', { seat, table })
    const served = guestsBuyOwnBeerOrAreExpelled({ ...state, innkeeper: table }, victim ? [victim] : [])
    return { state: served.state, events: [gone, ...served.events] }
  },

  candidates: state =>
    DICE.filter(die => !state.used[die]).flatMap((use): Serve[] => {
      const there = state.dice ? guestsAt(state, pipsOfUse(state.dice, use)) : []
      const chars = [null, ...there.map(({ name }) => name)]
      return chars.map(char => ({ verb: 'innkeeper', use, char }))
    }),

  way: 'words',
  offer: ({ dice }, _, { use }) => (dice ? { facts: { table: pipsOfUse(dice, use) } } : {})
}
