import { expect, test } from 'vitest'
import type { Game } from '../../../engine/game.ts'
import { consequences } from '../../../engine/merchants/consequences.ts'
import type { State } from '../../../engine/merchants/core/state.ts'
import { merchants } from '../../../engine/merchants/index.ts'
import { randomPlay } from '../../random-play.ts'
import { type ToldBy, untold } from '../foretold.ts'
import { playAll, position } from './position.ts'

/** What a line will do after other lines, as types with their facts. */
function said(where: string, before: string, line: string): string {
  const told = consequences(playAll(position(where), before).state, 0, merchants.parse(line))
  return told.map(({ type, facts }) => `${type} ${JSON.stringify(facts)}`).join(' ')
}

const MOUNTAINS = 'M@f8, M@e7, M@d7'
const CHEESE = `${MOUNTAINS}, go d7 -M, go c7 -F`
const SOLD = `${CHEESE}, end`

// The numbers are those of the worked examples: RULES.md, 8.
test.each([
  ['1', '', '', 'M@f8', 'plays {"seat":0,"cards":["M"],"left":5} lays {"space":"f8","terrain":"M","left":8}'],
  [
    '4',
    '',
    MOUNTAINS,
    'go d7 -M',
    'plays {"seat":0,"cards":["M"],"left":2} goes {"seat":0,"from":"g9","over":["f8","e7"],"to":"d7"}'
  ],
  [
    '5',
    '',
    `${MOUNTAINS}, go d7 -M`,
    'go c7 -F',
    'plays {"seat":0,"cards":["F"],"left":1} goes {"seat":0,"from":"d7","over":[],"to":"c7"} willBuy {"seat":0,"ware":"cheese","coin":2}'
  ],
  ['5', '', CHEESE, 'end', 'willBuy {"seat":0,"ware":"cheese","coin":2} draws {"seat":0,"count":3}'],
  ['6', '', SOLD, 'sell coin', 'sells {"seat":0,"ware":"cheese","coin":2,"gold":2}'],
  ['7', '', SOLD, 'sell cards', 'sells {"seat":0,"ware":"cheese","coin":null,"gold":0} draws {"seat":0,"count":2}'],
  ['8', '', SOLD, 'no sale', 'turn {"seat":1}'],
  ['9', '', `${SOLD}, sell coin`, 'roll', 'rolls {"seat":0,"source":"sale"}'],
  ['9', '', `${SOLD}, sell coin, roll =3`, 'put e8', 'puts {"space":"e8","what":"M","left":5} turn {"seat":1}'],
  [
    '13',
    'hand FFMV',
    'F@f8, go e6 -F',
    'go e5 -M',
    'plays {"seat":0,"cards":["M"],"left":1} goes {"seat":0,"from":"e6","over":[],"to":"e5"} willFill {"seat":0,"site":"meadow"}'
  ],
  [
    '14',
    'hand FFMV',
    'F@f8, go e6 -F, go e5 -M',
    'end',
    'willFill {"seat":0,"site":"meadow"} draws {"seat":0,"count":5} turn {"seat":1}'
  ],
  [
    '23',
    'reserve V0; tiles f7F e6F d4V e4V e3W',
    '',
    'V@e4>f8',
    'plays {"seat":0,"cards":["V"],"left":5} lays {"space":"f8","terrain":"V","from":"e4"}'
  ],
  [
    '24',
    '',
    '',
    'remove e3 -F -V',
    'plays {"seat":0,"cards":["F","V"],"left":4} removes {"space":"e3","terrain":"W","left":9}'
  ],
  ['27', '', '', 'rock f7', 'blocks {"seat":0,"space":"f7","tile":"F","left":3}'],
  ['33', '', 'roll -F -V =2', 'shift e3>f8', 'shifts {"what":"W","from":"e3","to":"f8"}'],
  ['39', '', 'roll -F -V =6', 'return f3', 'returns {"space":"f3","what":"ROCK","left":3}'],
  ['42', '', '', 'end', 'turn {"seat":1}'],
  [
    '44',
    'at f8 d4; tiles f8M f7F; lacks cheese wine; hand MV; played 2',
    '',
    'go g9 -M',
    'plays {"seat":0,"cards":["M"],"left":1} goes {"seat":0,"from":"f8","over":[],"to":"g9"} willFill {"seat":0,"site":"warehouse"} willLoad {"seat":0,"wares":["cheese","wine"]}'
  ],
  ['45', 'at g3 d4; lacks cloth; hand MM', '', 'end', 'draws {"seat":0,"count":1} turn {"seat":1}'],
  [
    '47',
    'at c1 d4; gems 4 3; coins 5 4 5; phase sale',
    '',
    'sell coin',
    'sells {"seat":0,"ware":"gems","coin":4,"gold":18} wins {"seat":0}'
  ],
  [
    '51',
    'at f8 d4; tiles f8M f7F; hand F; played 4',
    '',
    'go g9 -F',
    'plays {"seat":0,"cards":["F"],"left":0} goes {"seat":0,"from":"f8","over":[],"to":"g9"} willFill {"seat":0,"site":"warehouse"} draws {"seat":0,"count":6} turn {"seat":1}'
  ],
  ['52', 'hand FV', 'roll -F -V =4', 'skip', 'draws {"seat":0,"count":2} turn {"seat":1}'],
  [
    '56',
    'hand FFMMVE',
    '',
    'roll -F -F',
    'plays {"seat":0,"cards":["F","F"],"left":4} rolls {"seat":0,"source":"cards"}'
  ]
])('example %s: %s, %s: what %s will do', (_, where, before, line, told) => {
  expect(said(where, before, line)).toBe(told)
})

const TOLD_BY: ToldBy = {
  lays: ['placed', 'space', 'terrain', 'from'],
  goes: ['went', 'seat', 'from', 'to'],
  removes: ['removed', 'space', 'terrain'],
  blocks: ['blocked', 'seat', 'space'],
  rolls: ['rolled', 'seat', 'source'],
  puts: ['put', 'space', 'what'],
  shifts: ['shifted', 'what', 'from', 'to'],
  returns: ['returned', 'space', 'what'],
  sells: ['sold', 'seat', 'ware', 'coin'],
  turn: ['turn', 'seat'],
  wins: ['over']
}

test.each([2, 3, 4])('in any match what is foretold is what happens: %i seats', seats => {
  const moments = [1, 2, 3].flatMap(number => randomPlay(merchants as unknown as Game, {}, seats, number))
  const foretold = moments.map(({ before, seat, line, events }) => {
    const all = consequences(before.state as unknown as State, seat, merchants.parse(line))
    return { all, events }
  })
  expect(foretold.flatMap(({ all, events }) => untold(TOLD_BY, all, events))).toEqual([])
  const drawn = foretold.map(({ all, events }) => {
    const count = (type: string, of: typeof all | typeof events) =>
      of.reduce((sum, one) => sum + (one.type === type ? Number(one.facts.count) : 0), 0)
    return [count('draws', all), count('drew', events)]
  })
  expect(drawn.filter(([due, came]) => due !== came)).toEqual([])
  const turns = foretold.map(({ all, events }) => [all, events].map(of => of.some(({ type }) => type === 'turn')))
  expect(turns.filter(([due, came]) => due !== came)).toEqual([])
})
