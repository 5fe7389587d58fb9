import { expect, test } from 'vitest'
import { cloud9 } from '../../../engine/cloud9/index.ts'
import { consequences } from '../../../engine/cloud9/consequences.ts'
import type { Game } from '../../../engine/game.ts'
import type { State } from '../../../engine/cloud9/state.ts'
import { completeOptions } from '../../../engine/options.ts'
import { randomPlay } from '../../random-play.ts'
import { type ToldBy, untold } from '../foretold.ts'
import { playAll, position } from './position.ts'

/** What `2 jump` will do after other lines, as types with their facts. */
function said(where: string, before: string, line: string): string {
  const { state } = playAll(position(where), before)
  const [seat = '', ...words] = line.split(' ')
  const told = consequences(state, Number(seat), cloud9.parse(words.join(' ')))
  return told.map(({ type, facts }) => `${type} ${JSON.stringify(facts)}`).join(' ')
}

const STAYED = '2 stay, 3 stay, 0 stay'
const JUMPED = '2 jump, 3 jump, 0 jump'

// The numbers are those of the worked examples: RULES.md, 8.
test.each([
  ['1', '', '', '2 jump', 'jumps {"seat":2,"points":4,"score":34}'],
  ['3', '', '', '3 stay', 'seals {"before":[2]} stays {"seat":3,"pilot":1,"points":6}'],
  ['4', '', '2 stay, 3 stay', '0 stay', 'stays {"seat":0,"pilot":1,"points":6}'],
  ['6', '', STAYED, '1 colours', 'rises {"cards":["G","R"],"cloud":4,"points":6} nextPilot {"seat":2}'],
  ['7', '', STAYED, '1 wild', 'rises {"cards":["W"],"cloud":4,"points":6} nextPilot {"seat":2}'],
  ['9', 'roll RR', STAYED, '1 fall', 'falls {"seats":[0,1,2,3]} endsTrip {"trip":1}'],
  ['13', '', '2 jump, 3 jump', '0 jump', 'jumps {"seat":0,"points":4,"score":14} leavesAlone {"pilot":1}'],
  ['15', '', JUMPED, '1 colours', 'rises {"cards":["G","R"],"cloud":4,"points":6} nextPilot {"seat":1}'],
  ['16', '', `${JUMPED}, 1 colours`, '1 jump', 'jumps {"seat":1,"points":6,"score":26} endsMatch {"score":50}'],
  ['17', 'fall-only', `${JUMPED}, 1 colours`, '1 jump', 'jumps {"seat":1,"points":6,"score":26} endsTrip {"trip":1}'],
  ['18', '', `${JUMPED}, 1 colours`, '1 continue', 'rolls {"cloud":4,"dice":3}'],
  [
    '19',
    'cloud 8; pilot 0; aboard 0 2; roll YY--',
    '2 stay',
    '0 colours',
    'rises {"cards":["Y","Y"],"cloud":9,"points":25} arrives {"seats":[0,2],"points":25} endsMatch {"score":55}'
  ],
  ['20', 'cloud 4; pilot 3; aboard 0 3; roll PY-', '0 stay', '3 fall', 'falls {"seats":[0,3]} endsTrip {"trip":1}'],
  [
    '23',
    'cloud 6; roll GR-; scores 10 20 30 40',
    '2 stay',
    '3 jump',
    'jumps {"seat":3,"points":12,"score":52} endsMatch {"score":52}'
  ],
  ['27', '', '2 jump if jumped, 0 stay', '3 jump if jumped', 'stays {"seat":3,"pilot":1,"points":6}'],
  ['30', '', '3 stay', '3 wait', 'waits {"before":[2]}'],
  ['32', '', '', '1 colours', 'seals {"before":[2,3,0]} rises {"cards":["G","R"],"cloud":4,"points":6}'],
  ['37', '', '', '3 jump if jumped', 'seals {"before":[2]} follows {"seat":3,"points":4}'],
  ['37', '', '2 jump', '3 jump if jumped', 'jumps {"seat":3,"points":4,"score":50} endsMatch {"score":50}'],
  [
    'of whoever has sealed before',
    '',
    '3 stay',
    '0 jump',
    'seals {"before":[2,3]} jumps {"seat":0,"points":4,"score":14}'
  ],
  ['of jumps that others have sealed', '', '3 jump, 0 jump', '2 jump', 'jumps {"seat":2,"points":4,"score":34}'],
  ['of fifty points, not asked for', 'fall-only', '2 stay', '3 jump', 'jumps {"seat":3,"points":4,"score":50}'],
  ['of cloud 8', 'cloud 8; pilot 0; aboard 0 2; roll YY--', '', '2 stay', 'stays {"seat":2,"pilot":0,"points":25}'],
  [
    'of fifty points of a seat that has jumped',
    'cloud 8; pilot 0; aboard 0 2; roll YY--; scores 10 20 20 50',
    '2 stay',
    '0 colours',
    'rises {"cards":["Y","Y"],"cloud":9,"points":25} arrives {"seats":[0,2],"points":25} endsMatch {"score":50}'
  ],
  [
    'of a wild card that was sealed',
    '',
    '',
    '1 wild',
    'seals {"before":[2,3,0]} rises {"cards":["W"],"cloud":4,"points":6}'
  ],
  [
    'of a fall that was sealed',
    'roll RR',
    '2 stay',
    '1 fall',
    'seals {"before":[3,0]} falls {"seats":[1,2]} endsTrip {"trip":1}'
  ],
  [
    'of a fall with fifty points',
    'fall-only; roll RR; scores 10 20 30 52',
    STAYED,
    '1 fall',
    'falls {"seats":[0,1,2,3]} endsMatch {"score":52}'
  ]
])('example %s: %s, %s: what %s will do', (_, where, before, line, told) => {
  expect(said(where, before, line)).toBe(told)
})

const TOLD_BY: ToldBy = {
  jumps: ['jumped', 'seat', 'points'],
  stays: ['stayed', 'seat'],
  rises: ['rose', 'cards', 'cloud'],
  arrives: ['arrived', 'seats', 'points'],
  falls: ['fell', 'seats'],
  rolls: ['rolled', 'cloud'],
  waits: ['waits'],
  endsTrip: ['trip']
}

test.each(['trip-end', 'fall-only'])('in any match what is foretold is what happens: %s', endCheck => {
  const game = cloud9 as unknown as Game
  const options = completeOptions(game, { endCheck }, 4)
  const moments = [1, 2, 3, 4].flatMap(number => randomPlay(game, options, 4, number))
  const foretold = moments.map(({ before, seat, line, events }) => {
    const state = before.state as unknown as State
    return { state, all: consequences(state, seat, cloud9.parse(line)), events }
  })
  // A sealed answer may come to nothing, for the trip may end before.
  const atOnce = foretold.filter(({ all }) => all.every(({ type }) => type !== 'seals'))
  expect(atOnce.flatMap(({ all, events }) => untold(TOLD_BY, all, events))).toEqual([])
  // With nobody else to answer it is certain whether the match ends, and who is the next pilot.
  const certain = atOnce.filter(({ state }) => state.phase === 'pilot' || state.phase === 'solo')
  const ends = certain.map(({ all, events }) => [
    all.some(({ type }) => type === 'endsMatch'),
    events.some(({ type }) => type === 'over')
  ])
  expect(ends.filter(([said, happened]) => said !== happened)).toEqual([])
  const types = new Set(foretold.flatMap(({ all }) => all.map(({ type }) => type)))
  const most = ['jumps', 'stays', 'rises', 'falls', 'rolls', 'leavesAlone', 'nextPilot', 'endsTrip', 'endsMatch']
  expect([...types]).toEqual(expect.arrayContaining([...most, 'seals', 'waits', 'follows']))
})
