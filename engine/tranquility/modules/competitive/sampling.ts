import type { RuleSampling } from '../../sample-state/rule-sampling.ts'
import { cardFromViewName } from '../../bot/sea-snapshot.ts'
import { seaNamed } from '../../sea/seas.ts'
import { opponentOf, withContest } from './contest.ts'

/** Samples the deck of a competitive match; reads owners, the open row and exchanged hands from the view. */
export const competitiveSampling: RuleSampling = {
  slice({ view: { sea, cells, night = [], contest } }) {
    const { day = 0, row = [], passes = 0, exchanged } = contest ?? {}
    const owners = seaNamed(sea).names.map(name => {
      if (cells[name] === undefined) return null
      return night.includes(name) ? opponentOf(day) : day
    })
    const shown = exchanged && { exchanged: exchanged.map(cardFromViewName) }
    return { contest: { owners, day, row: row.map(cardFromViewName), deck: [], passes, ...shown } }
  },
  goneCards: ({ view: { contest } }) => (contest?.row ?? []).map(cardFromViewName),
  openDiscards: ({ view: { contest } }) => (contest?.exchanged ?? []).map(cardFromViewName),
  pile: {
    size: ({ view: { contest } }) => contest?.left ?? 0,
    lay: (state, deck) => withContest(state, { deck })
  }
}
