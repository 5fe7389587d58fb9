import { expect, test } from 'vitest'
import { reef } from '../../../engine/reef/index.ts'
import { consequences } from '../../../engine/reef/consequences.ts'
import type { State } from '../../../engine/reef/core/state.ts'
import type { Event, Facts, Game } from '../../../engine/game.ts'
import { randomPlay } from '../../random-play.ts'
import { type ToldBy, untold } from '../foretold.ts'
import { after } from './examples.ts'
import { A, position, THEIRS } from './position.ts'

// The numbers are those of the worked examples: RULES.md, 8.

/** What a line of a seat will do, each as its type and its facts. */
function said(state: State, line: string, seat = 0): string[] {
  return consequences(state, seat, reef.parse(line)).map(({ type, facts }) => `${type} ${JSON.stringify(facts)}`)
}

const WITH_SHARK = position({ seats: ['4 boats R3 Y2 G1 B1 K1 pe1 sh1 [- Ym]', THEIRS] })
const AFTER_4 = after(position(), 'buy c1>1 -R')
const row0 = (row: string) => A.replace('~ ~ Rm co Yf ~ sh pe', row)
const PAYS_G = 'pays {"seat":0,"paid":{"G":1}}'

test.each([
  ['example 1', position(), 'buy d1 -Y', ['pays {"seat":0,"paid":{"Y":1}}', 'gains {"seat":0,"card":"co","count":3}']],
  [
    'example 4',
    position(),
    'buy c1>1 -R',
    ['pays {"seat":0,"paid":{"R":1}}', 'settles {"seat":0,"card":"Rm","coral":1,"wanted":1}']
  ],
  [
    'example 7',
    AFTER_4,
    'buy a4>1 -Y -Y -pe',
    [
      'pays {"seat":0,"paid":{"Y":2,"pe":1}}',
      'breeds {"seat":0,"coral":1,"pair":"RY","count":1,"of":5}',
      'nextWanted {"left":2}'
    ]
  ],
  ['example 10', position(), 'reveal a2 -K', ['pays {"seat":0,"paid":{"K":1}}', 'reveals {"cell":"a2","price":1}']],
  ['example 14', position(), 'buy a1 -G', [PAYS_G, 'discards {"cards":["~"],"count":5}']],
  [
    'example 15',
    position(),
    'boat -R -R -pe',
    ['pays {"seat":0,"paid":{"R":2,"pe":1}}', 'launches {"seat":0,"boats":5,"column":"e","left":8}']
  ],
  [
    'example 21',
    WITH_SHARK,
    'shark h4',
    ['eats {"card":"Bm","cell":"h4"}', 'discards {"cards":["Bm","sh"],"count":6}']
  ],
  ['example 23', WITH_SHARK, 'shark 2', ['eats {"card":"Ym","coral":2}', 'discards {"cards":["Ym","sh"],"count":6}']],
  [
    'example 31',
    position({ grid: row0('~ ~ Gf co Yf ~ sh pe'), seats: ['4 boats G3 [Gm RR YY BB PK]', '2 boats [RB]'] }),
    'buy c1>1 -G',
    [PAYS_G, 'breeds {"seat":0,"coral":1,"pair":"GG","count":5,"of":5}', 'wins {"seat":0}']
  ],
  [
    'a first fish of the second colour that a breeding card wants',
    position(),
    'buy a4>1 -Y -Y -pe',
    ['pays {"seat":0,"paid":{"Y":2,"pe":1}}', 'settles {"seat":0,"card":"Yf","coral":1,"wanted":1}']
  ],
  [
    'a coral beside closed ones (ruling 12)',
    position({ seats: ['4 boats Y1 [- RB GP]', THEIRS] }),
    'buy d1 -Y',
    ['pays {"seat":0,"paid":{"Y":1}}', 'gains {"seat":0,"card":"co","count":4}']
  ],
  [
    'a blank, for a pearl',
    position(),
    'buy a1 -pe',
    ['pays {"seat":0,"paid":{"pe":1}}', 'discards {"cards":["~"],"count":6}']
  ],
  [
    'a shark, bought',
    position({ grid: row0('sh pe Rm co Yf ~ sh pe') }),
    'buy a1 -G',
    [PAYS_G, 'gains {"seat":0,"card":"sh","count":1}']
  ],
  [
    'a pearl, bought',
    position({ grid: row0('sh pe Rm co Yf ~ sh pe') }),
    'buy b1 -pe',
    ['pays {"seat":0,"paid":{"pe":1}}', 'gains {"seat":0,"card":"pe","count":1}']
  ]
] as const)('%s', (_, before, line, told) => {
  expect(said(before, line)).toEqual(told)
})

test.each([
  ['example 26', {}, ['drains {"cells":["a1","b1"]}', 'refills {"count":2,"faceDown":0}']],
  [
    'example 28',
    { grid: row0('Rm ~ ~ ~ ~ ~ ~ ~').replace('#co #Rf # # # # # #', '^~ # ^~ # # # # #') },
    ['drains {"cells":["a2"]}', 'refills {"count":1,"faceDown":1}']
  ],
  [
    'example 29',
    { grid: row0('~ Rm Rm co Yf ~ sh pe'), discard: 6 },
    ['drains {"cells":["a1"]}', 'reshuffles {"count":27}', 'refills {"count":1,"faceDown":0}']
  ],
  [
    'example 30',
    { grid: row0('_ ~ Rm co Yf ~ sh pe'), discard: 2, deck: 1 },
    ['drains {"cells":["b1"]}', 'reshuffles {"count":4}', 'refills {"count":2,"faceDown":0}']
  ],
  ['no hole', { grid: row0('Rm Rm Rm co Yf ~ sh pe') }, []]
] as const)('what flows at the end of a turn: %s', (_, table, told) => {
  expect(said(position(table), 'end')).toEqual([...told, 'turn {"seat":1}'])
})

test('a pick begins the turn; a worm in the place of one that is out of stock does not', () => {
  const picking = position({ phase: 'pick', given: 2 })
  expect(said(picking, 'take B', 1)).toEqual(['takes {"seat":1,"colour":"B","left":5}', 'turn {"seat":0}'])
  for (const given of [0, 1]) {
    const income = position({ phase: 'income', given, stock: 'Y2 K1' })
    expect(said(income, 'take K')).toEqual(['takes {"seat":0,"colour":"K","left":0}'])
  }
})

const TOLD_BY: ToldBy = {
  takes: ['took', 'seat', 'colour'],
  turn: ['turn', 'seat'],
  breeds: ['bred', 'seat', 'coral', 'pair'],
  nextWanted: ['wanted', 'left'],
  wins: ['over'],
  reveals: ['revealed', 'cell'],
  launches: ['launched', 'seat', 'boats'],
  eats: ['ate', 'card', 'cell', 'coral'],
  drains: ['drained', 'cells'],
  reshuffles: ['shuffled', 'count'],
  refills: ['flowed']
}

test('in any match what is foretold is what happens', () => {
  const moments = [1, 2, 3].flatMap(number => randomPlay(reef as unknown as Game, {}, 2, number))
  const types = new Set<string>()
  for (const { before, seat, line, events } of moments) {
    const all = consequences(before.state as unknown as State, seat, reef.parse(line))
    // The turn of the other seat begins after its pick.
    const foretold = all.filter(({ type }) => type !== 'turn' || !line.startsWith('end'))
    for (const { type } of all) types.add(type)
    expect(untold(TOLD_BY, foretold, events)).toEqual([])
    expect(events.filter(({ type }) => type === 'flowed').map(refilled)).toEqual(
      all.filter(({ type }) => type === 'refills').map(({ facts }) => facts)
    )
  }
  expect([...types]).toEqual(expect.arrayContaining(Object.keys(TOLD_BY)))
})

function refilled({ facts }: Event): Facts {
  const faceDown = Number(facts.hidden)
  return { count: Object.keys(facts.cards ?? {}).length + faceDown, faceDown }
}
