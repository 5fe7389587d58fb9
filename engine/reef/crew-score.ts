import { BREEDINGS_TO_WIN, breedingsPerSeat, type State } from './core/state.ts'

/** The winner's lead in breedings; 0 if nobody has bred five times, as when a seat has resigned. */
export function winnersLeadAsCrewScore(state: State): number {
  const [least = 0, most = 0] = [...breedingsPerSeat(state)].sort((one, other) => one - other)
  return most === BREEDINGS_TO_WIN ? most - least : 0
}
