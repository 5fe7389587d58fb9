import { expect, test } from 'vitest'
import type { Game } from '../../../engine/game.ts'
import { consequences } from '../../../engine/pub/consequences.ts'
import type { State } from '../../../engine/pub/core/state.ts'
import { pub } from '../../../engine/pub/index.ts'
import { randomPlay } from '../../random-play.ts'
import { type ToldBy, untold } from '../foretold.ts'
import { position } from './position.ts'

/** What a line will do, as types with their facts. */
function said(where: string, line: string): string {
  const told = consequences(position(where), 0, pub.parse(line))
  return told.map(({ type, facts }) => `${type} ${JSON.stringify(facts)}`).join(' ')
}

// The numbers are those of the worked examples: RULES.md, 8.
test.each([
  ['1', 'dice 2 3; top aN1; guests bT 4/0@1', 'enter A+B', 'letsIn {"seat":0,"coins":5,"hidden":7,"isShuffled":false}'],
  [
    '6',
    'dice 5 4; guests aN1 1/0@1, aN2 1/0@2, aL1 1/0@3, aL2 1/0@4, aT 1/0@5; shown aO1 aO2',
    'enter A',
    'letsIn {"seat":0,"coins":5,"hidden":2,"isShuffled":true}'
  ],
  [
    '12',
    'dice 2 1; guests aN1 3/0@1, bN1 2/1@3',
    'move A aN1 cw',
    'goes {"char":"aN1","from":1,"to":3,"dir":"cw","steps":2} drinks {"chars":["aN1","bN1"]} secondAction {"die":"B"}'
  ],
  [
    '13',
    'dice 2 1; guests aL1 2/0@1, bO1 3/1@3, bT 1/0@3; floor 3:1',
    'move A aL1 cw',
    'goes {"char":"aL1","from":1,"to":3,"dir":"cw","steps":2} takesCoin {"char":"aL1","place":3} pays {"rounds":[["aL1","bO1"],["bO1","bT"]]} secondAction {"die":"B"}'
  ],
  [
    '15',
    'dice 3 1; guests aO1 0/1@1, bO1 2/5@3',
    'move A aO1 cw',
    'goes {"char":"aO1","from":1,"to":3,"dir":"cw","steps":2} drinks {"chars":["bO1"]} throwsOut {"chars":["aO1","bO1"],"why":["coin","beer"]} secondAction {"die":"B"}'
  ],
  [
    '20',
    'dice 2 1; guests aT 2/0@1, aL1 2/0@3, bN1 2/0@3, bO1 2/0@3',
    'move A aT cw',
    'tips {"char":"aT","place":1} goes {"char":"aT","from":1,"to":3,"dir":"cw","steps":2} pays {"rounds":[["aL1","bN1"],["bN1","bO1"],["bO1","aT"]]} secondAction {"die":"B"}'
  ],
  [
    '23',
    'dice 3 4; guests aN1 2/0@4, bN1 2/0@4',
    'move A+B aN1 cw',
    'goes {"char":"aN1","from":4,"to":4,"dir":"cw","steps":7} drinks {"chars":["aN1","bN1"]} turn {"seat":1}'
  ],
  [
    '25',
    'dice 4 2; guests bO1 0/3@4',
    'innkeeper A bO1',
    'serves {"seat":0,"table":4} throwsOut {"chars":["bO1"],"why":["coin"]} secondAction {"die":"B"}'
  ],
  ['29', 'dice 2 5', 'innkeeper A', 'serves {"seat":0,"table":2} secondAction {"die":"B"}'],
  [
    '30',
    'dice 3 4; guests aN1 2/2@0',
    'exit A aN1',
    'leaves {"char":"aN1","beers":2,"bank":2} banks {"seat":0,"bank":2,"of":15} secondAction {"die":"B"}'
  ],
  [
    '35',
    'dice 2 5; banks 10 0 0; guests aN1 0/3@0',
    'exit A aN1',
    'leaves {"char":"aN1","beers":3,"bank":13} banks {"seat":0,"bank":13,"of":13} wins {"seat":0}'
  ],
  ['39d', 'dice 2 5; used A; guests bT 2/0@2', 'pass', 'turn {"seat":1}'],
  [
    'of ruling 11',
    'dice 2 5; banks 4 6; guests aN1 0/0@0',
    'exit A aN1',
    'leaves {"char":"aN1","beers":0,"bank":4} secondAction {"die":"B"}'
  ]
])('example %s: %s: what %s will do', (_, where, line, told) => {
  expect(said(where, line)).toBe(told)
})

const TOLD_BY: ToldBy = {
  tips: ['tipped', 'char', 'place'],
  goes: ['moved', 'char', 'to'],
  takesCoin: ['took', 'char', 'place'],
  serves: ['innkeeper', 'table'],
  drinks: ['drank', 'chars'],
  pays: ['paid', 'rounds'],
  throwsOut: ['expelled', 'chars', 'why'],
  leaves: ['left', 'char', 'bank'],
  letsIn: ['entered', 'coins'],
  turn: ['turn', 'seat'],
  wins: ['over']
}

test.each([2, 5])('in any match what is foretold is what happens: %i seats', seats => {
  const moments = [1, 2].flatMap(number => randomPlay(pub as unknown as Game, {}, seats, number).slice(0, 400))
  const foretold = moments.map(({ before, seat, line, events }) => {
    const state = before.state as unknown as State
    return { all: consequences(state, seat, pub.parse(line)), events }
  })
  expect(foretold.flatMap(({ all, events }) => untold(TOLD_BY, all, events))).toEqual([])
  const types = new Set(foretold.flatMap(({ all }) => all.map(({ type }) => type)))
  expect([...types]).toEqual(expect.arrayContaining(['goes', 'letsIn', 'drinks', 'throwsOut', 'secondAction', 'turn']))
})
