import { beersToWin, type State } from './core/state.ts'

/** The winner's lead over the next clan in banked beers; 0 if the match was stopped before a clan won. */
export function winnersLeadAsCrewScore(state: State): number {
  const [most = 0, next = 0] = state.players.map(({ bank }) => bank).sort((one, other) => other - one)
  return most >= beersToWin(state) ? most - next : 0
}
