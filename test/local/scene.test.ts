import { expect, test } from 'vitest'
import { sceneOf } from '../../worker/local/scene.ts'

test.each([
  ['a setting', ['storms'], {}, { game: 'tranquility', seats: 2, options: { storms: true, wilds: false } }],
  ['a preset', ['tempest'], {}, { options: { rocks: true, monsters: 3, storms: true, wilds: true } }],
  ['a variant', ['high-arch'], {}, { options: { variant: 'high_arch' } }],
  [
    'several',
    ['storms', 'triton', 'monsters=5'],
    { seats: 3 },
    { seats: 3, options: { removal: 'triton', monsters: 5 } }
  ],
  ['a setting of another game', ['green-path'], {}, { game: 'ascent', options: { greenPath: true } }],
  ['a game', [], { game: 'ascent' }, { game: 'ascent', options: { wildlife: false } }]
])('%s is a set-up', (_, words, wish, scene) => {
  expect(sceneOf(words, wish)).toMatchObject(scene)
})

test.each([
  ['an unknown word', ['sharks'], {}, 'no game knows all of "sharks"'],
  ['words of two games', ['storms', 'wildlife'], {}, 'no game knows all of "storms", "wildlife"'],
  ['a word of another game', ['storms'], { game: 'ascent' }, 'ascent: mountain'],
  ['an unknown game', [], { game: 'chess' }, 'there is no game "chess"'],
  ['an unknown value', ['monsters=2'], {}, 'monsters=0|3|4|5'],
  ['too many seats', ['storms'], { seats: 9 }, 'BAD_SEATS'],
  ['what does not go together', ['pyramid', 'storms'], {}, 'BAD_OPTION']
])('%s is none', (_, words, wish, why) => {
  expect(() => sceneOf(words, wish)).toThrow(why)
})
