import { plannableChoices } from '../../../engine/defaults.ts'
import { expect, test } from 'vitest'
import { cloud9 } from '../../../engine/cloud9/index.ts'
import { LINES } from '../../../engine/cloud9/lines.ts'
import { nextPassengerInEffectOrder, type State } from '../../../engine/cloud9/state.ts'
import type { Event, Seat, Viewer } from '../../../engine/game.ts'
import { eventForViewer } from '../../../engine/match.ts'
import type { Random } from '../../../engine/random.ts'
import { anyOf } from '../../choices.ts'
import { chance } from '../../random-play.ts'
import { refusal } from '../refused.ts'
import { play, position } from './position.ts'

/* RULES.md, 6: whatever one seat has sealed, all others are shown and told the same until its place has come. */

const TABLES = Array.from({ length: 30 }, (_, number) => number)
/** So many lines of others, who may change their minds again and again. */
const LINES_EACH = 8
const SEATS = [0, 1, 2, 3] as const
const ANSWERS = ['jump', 'stay', 'jump if jumped', 'colours', 'wild', 'fall']

test.each(TABLES)('what is sealed changes no byte for anybody else (table %i)', number => {
  const dice = chance(number)
  const hand = () => Array.from({ length: dice.below(5) }, () => anyOf([...'GPRYW'], dice)).join('') || '-'
  const roll = anyOf(['GR', 'RR', 'P-', 'YG'], dice)
  const before = position(`pilot ${dice.below(4)}; roll ${roll}; hands ${SEATS.map(hand).join(' ')}`)
  for (const sealer of SEATS) {
    const answers = answersOf(before, sealer)
    let tables = answers.map(line => ({ line, ...play(before, `${sealer} ${line}`) }))
    for (let lines = 0; lines < LINES_EACH && tables.length > 1; lines++) {
      const [first, ...others] = tables.map(({ state, events }) => shown(state, events, sealer))
      expect([sealer, answers, others]).toEqual([sealer, answers, others.map(() => first)])
      const said = anyLine(
        tables.map(({ state }) => state),
        sealer,
        dice
      )
      if (!said) break
      tables = tables.map(({ line, state }) => ({ line, ...play(state, said) }))
    }
  }
})

/** All that it may seal now; nothing where it would count at once. */
function answersOf(state: State, seat: Seat): readonly string[] {
  if (nextPassengerInEffectOrder(state) === seat) return []
  return cloud9
    .choices(state, seat)
    .map(choice => choice.example)
    .filter(line => ANSWERS.includes(line))
}

/** What another seat may say that does not yet bring the sealed answer to light. */
function anyLine(states: readonly State[], sealer: Seat, dice: Random): string | null {
  const [state] = states
  if (!state) return null
  const others = SEATS.filter(seat => seat !== sealer)
  const all = others.flatMap(seat => cloud9.choices(state, seat).map(choice => `${seat} ${choice.example}`))
  const isHidden = (line: string) => states.every(one => play(one, line).state.players[sealer]?.sealed != null)
  const [said] = dice.shuffle(all.filter(isHidden))
  return said ?? null
}

/** All that anybody but the sealer can learn. */
function shown(state: State, events: readonly Event[], sealer: Seat): string {
  const viewers: readonly Viewer[] = ['watcher', ...SEATS.filter(seat => seat !== sealer)]
  const seen = viewers.map(viewer => {
    const open = [cloud9.view(state, viewer), events.map(event => eventForViewer(event, viewer))]
    if (viewer === 'watcher') return open
    const codes = LINES.map(line => refusal(() => cloud9.apply(state, viewer, cloud9.parse(line)))?.code)
    return [...open, codes, cloud9.choices(state, viewer), plannableChoices(cloud9, state, viewer)]
  })
  return JSON.stringify([
    seen,
    cloud9.awaits(state),
    cloud9.drafts?.questionNumber?.(state),
    cloud9.drafts?.answersCommute?.(state)
  ])
}
