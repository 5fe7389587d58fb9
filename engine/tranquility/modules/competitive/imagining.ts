import type { Imagining } from '../../imagine/imagining.ts'
import { cardOf } from '../../pilot/outlook.ts'
import { seaNamed } from '../../sea/seas.ts'
import { opponentOf, withContest } from './contest.ts'

export const imagining: Imagining = {
  slice({ view: { sea, cells, night = [], contest } }) {
    const { day = 0, row = [] } = contest ?? {}
    const owners = seaNamed(sea).names.map(name => {
      if (cells[name] === undefined) return null
      return night.includes(name) ? opponentOf(day) : day
    })
    // Whether the seat before has passed, no view shows.
    return { contest: { owners, day, row: row.map(cardOf), deck: [], passes: 0 } }
  },
  gone: ({ view: { contest } }) => (contest?.row ?? []).map(cardOf),
  pile: {
    size: ({ view: { contest } }) => contest?.left ?? 0,
    lay: (state, deck) => withContest(state, { deck })
  }
}
