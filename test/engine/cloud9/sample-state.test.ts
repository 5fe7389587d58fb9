import { autopilotLineOrFirstChoice } from '../../../engine/defaults.ts'
import { expect, test } from 'vitest'
import { cloud9 } from '../../../engine/cloud9/index.ts'
import { sampleState } from '../../../engine/cloud9/sample-state.ts'
import { playerAt, withPlayer } from '../../../engine/players.ts'
import { chance } from '../../random-play.ts'
import { playAll, position, settled } from './position.ts'

const DEALS = 40
const SEATS = [0, 1, 2, 3] as const

const deals = (said: string, viewer: number | 'watcher', where = '') => {
  const { state } = playAll(position(where), said)
  const seen = cloud9.view(state, viewer)
  return Array.from({ length: DEALS }, (_, deal) => sampleState({}, seen, chance(deal)))
}

test.each([
  ['a passenger', '3 jump', [3]],
  ['the pilot', '1 colours', [1]],
  ['whoever waits is left out', '3 wait, 0 stay', [0]],
  ['all but the first', '3 jump if jumped, 0 stay, 1 wild', [3, 0, 1]]
])('under the seals of others lies what their autopilots would say with the hands imagined: %s', (_, said, sealers) => {
  for (const viewer of ['watcher', ...SEATS] as const)
    for (const state of deals(said, viewer))
      for (const seat of sealers.filter(sealer => sealer !== viewer)) {
        const asked = withPlayer(state, seat, { sealed: null })
        const line = autopilotLineOrFirstChoice(cloud9, cloud9.view(asked, seat), cloud9.choices(asked, seat))
        expect(playerAt(state, seat).sealed).toBe(line)
      }
})

test('what a seat has sealed itself it knows', () => {
  for (const [seat, says] of [
    [3, 'jump if jumped'],
    [1, 'wild'],
    [0, 'wait']
  ] as const)
    for (const state of deals(`${seat} ${says}`, seat)) expect(playerAt(state, seat).sealed).toBe(says)
})

test('whoever waits for its place waits', () => {
  for (const state of deals('3 wait', 0)) expect(playerAt(state, 3).sealed).toBe('wait')
})

test('a pilot who has sealed pays as the hand that is imagined can, and falls where it cannot', () => {
  const ends = deals('3 stay, 0 stay, 1 colours', 2).map(state =>
    settled(cloud9.apply(state, 2, { verb: 'stay' }).state)
  )
  const told = ends.map(({ events }) => events.map(({ type }) => type).find(type => type === 'rose' || type === 'fell'))
  expect(new Set(told)).toEqual(new Set(['rose', 'fell']))
})
