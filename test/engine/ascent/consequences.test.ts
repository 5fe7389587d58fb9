import { describe, expect, test } from 'vitest'
import { consequences } from '../../../engine/ascent/consequences.ts'
import { ascent } from '../../../engine/ascent/index.ts'
import { position } from './position.ts'

// The numbers are those of the worked examples: RULES.md, 12.

type Case = readonly [rules: string, before: string, hand: string, line: string, consequences: readonly string[]]

/** What a line of seat 0 will do, as `pays {"seat":0}`. */
function told(rules: string, before: string, hand: string, line: string): string[] {
  const hands = rules.includes('hooks') ? [hand] : [hand, '+5']
  const state = position(before, { rules: rules.split(' ').filter(Boolean), hands })
  return consequences(state, 0, ascent.parse(line)).map(({ type, facts }) => `${type} ${JSON.stringify(facts)}`)
}

const CASES: readonly (readonly [name: string, ...Case])[] = [
  [
    'example 61: a Campfire without a value, and a card more',
    ...(['', '1: G3 S5', 'FG +4', 'FG@a1>a2'] as const),
    ['fills {"left":41}', 'adopts {"slot":"a1","value":null}', 'draws {"seat":0,"count":1,"deck":19}']
  ],
  [
    'example 75: a Campfire adopts the value of the card that covers a Bridge',
    ...(['', '1: G9 BR FS', 'R5 +4', 'R5@b1 -SU -SU -SU -SU'] as const),
    [
      'pays {"seat":0,"count":4,"left":0}',
      'covers {"slots":["b1"]}',
      'fills {"left":41}',
      'adopts {"slot":"c1","value":5}',
      'draws {"seat":0,"count":5,"deck":15}'
    ]
  ],
  [
    'two Campfires adopt a value (ruling A8), and what lies covered is not covered again',
    ...(['', '1: G9 BR FS FR / 2: S9/BR', 'R5 +4', 'R5@b1 -SU -SU -SU -SU'] as const),
    [
      'pays {"seat":0,"count":4,"left":0}',
      'covers {"slots":["b1"]}',
      'fills {"left":39}',
      'adopts {"slot":"c1","value":5}',
      'adopts {"slot":"d1","value":5}',
      'draws {"seat":0,"count":5,"deck":15}'
    ]
  ],
  [
    'a discard',
    ...(['', '1: G3', '+5 [1]', '-SU -SU'] as const),
    ['discards {"seat":0,"count":2,"left":3}', 'draws {"seat":0,"count":1,"deck":0}']
  ],
  ['a card from an empty deck', ...(['', '1: R3', 'G3 [0]', 'G3@b1'] as const), ['fills {"left":42}']],
  [
    'example 114: two sequences are filmed at once',
    ...(['documentary', '1: R5 BR G5 R6 ⟨5-4-5, 4-5-6, 3-4-3 filmed⟩', 'S4 +4', 'S4@b1 -SU'] as const),
    [
      'pays {"seat":0,"count":1,"left":3}',
      'covers {"slots":["b1"]}',
      'fills {"left":40}',
      'films {"sequence":"5-4-5","count":2,"of":3}',
      'films {"sequence":"4-5-6","count":3,"of":3}',
      'draws {"seat":0,"count":2,"deck":18}'
    ]
  ],
  [
    'example 107: of the sequences that lie face up one is filmed',
    ...(['documentary', '1: R3 G4 ⟨3-4-3, 9-8-7, 2-3-4 hidden⟩', 'S3 +4', 'S3@c1 -SU'] as const),
    [
      'pays {"seat":0,"count":1,"left":3}',
      'fills {"left":41}',
      'films {"sequence":"3-4-3","count":1,"of":2}',
      'draws {"seat":0,"count":2,"deck":18}'
    ]
  ],
  [
    'example 119: a card with the icon brings an ibex',
    ...(['wildlife', '1: R3', 'G3* +4', 'G3*@b1'] as const),
    ['fills {"left":42}', 'appears {"slot":"b1","supply":11}', 'draws {"seat":0,"count":1,"deck":19}']
  ],
  [
    'example 129: herds that meet go on together',
    ...(['wildlife', '1: G4 S4*{1} R5 / 2: G5*{2} S5 / 3: R6{1}', '+5', 'herd b1 a2 a3 -SU -SU'] as const),
    [
      'pays {"seat":0,"count":2,"left":3}',
      'climbs {"slot":"a3","ibexes":4,"up":0,"of":8}',
      'draws {"seat":0,"count":2,"deck":18}'
    ]
  ],
  [
    'a herd comes up to row 8 (RULES.md, 6.3)',
    ...(['wildlife', 'FULL[(7,1)=G12{3}; (8,2)=S12{5}]', '+5', 'herd a7 a8 -SU'] as const),
    [
      'pays {"seat":0,"count":1,"left":4}',
      'climbs {"slot":"a8","ibexes":3,"up":8,"of":8}',
      'draws {"seat":0,"count":1,"deck":19}'
    ]
  ],
  [
    'example 137: the ibexes climb with the Summit, and it wins',
    ...(['wildlife', 'FULL[(8,1)=G12{5}; (8,2)=S12{3}]', 'SU +4', 'SU'] as const),
    ['climbs {"slot":"a9","ibexes":8,"up":8,"of":8}', 'wins {"seat":0}']
  ],
  [
    'example 103: the last slot is filled without a path',
    ...(['greenPath', 'FULL[(4,1)=R12; (8,2)=-]', 'S12 +4', 'S12@b8'] as const),
    ['fills {"left":0}', 'loses {"goals":["greenPath"]}']
  ],
  [
    'the last slot is filled without a path, while ibexes can still climb (RULES.md, 6.4)',
    ...(['greenPath wildlife', 'FULL[(1,1)=G12{8}; (4,1)=R12; (8,2)=-]', 'S12 +4', 'S12@b8'] as const),
    ['fills {"left":0}', 'loses {"goals":["greenPath"]}']
  ],
  [
    'a grassy card left of the hiker: the leftmost counts (ruling A20)',
    ...(['greenPath', '1: S3 BR S5 G4', 'G4 +4', 'G4@b1 -SU'] as const),
    [
      'pays {"seat":0,"count":1,"left":3}',
      'covers {"slots":["b1"]}',
      'fills {"left":40}',
      'hikes {"slot":"b1","row":1,"of":8}',
      'draws {"seat":0,"count":2,"deck":18}'
    ]
  ],
  [
    'a grassy card on the path: the hiker climbs',
    ...(['greenPath', '1: G3 S5', 'G4 +4', 'G4@a2'] as const),
    ['fills {"left":41}', 'hikes {"slot":"a2","row":2,"of":8}', 'draws {"seat":0,"count":1,"deck":19}']
  ],
  [
    'example 146: a Grappling hook',
    ...(['hooks', '1: R3 ⟨hooks 3⟩', '+6', 'hook'] as const),
    ['returnsHand {"count":6,"left":2}', 'draws {"seat":0,"count":6,"deck":20}']
  ]
]

describe('what a line will do', () => {
  test.each(CASES)('%s', (_, rules, before, hand, line, expected) => {
    expect(told(rules, before, hand, line)).toEqual(expected)
  })
})
