import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../../schema/languages.ts'
import type { Entry } from '../../../../schema/wire/log.ts'
import { endingIn } from '../../../../web/games/cloud9/ending/index.ts'
import { points } from '../../../../web/games/cloud9/ending/points.ts'
import { languages } from '../../../../web/games/cloud9/words/index.ts'
import { seen } from './flight.ts'

const rolled = (cloud: number) => ({ type: 'rolled', facts: { seat: 0, cloud, dice: [] } })
const jumped = (seat: number, got: number) => ({ type: 'jumped', facts: { seat, points: got } })
const fell = (...seats: number[]) => ({ type: 'fell', facts: { seat: 0, seats } })
const arrived = (...seats: number[]) => ({ type: 'arrived', facts: { seats, points: 25 } })

function entries(...events: readonly Entry['events'][number][]): Entry[] {
  return events.map((event, version) => ({ version, seat: 0, at: version, events: [event] }))
}

test('the dearest jump, the deepest fall and every flight to the top turned a match', () => {
  const told = entries(
    rolled(5),
    jumped(1, 9),
    rolled(5),
    fell(0, 2),
    rolled(7),
    jumped(2, 15),
    rolled(4),
    fell(1),
    arrived(0, 1)
  )
  expect(points(told).map(({ what, version }) => [what, version])).toEqual([
    ['fall', 3],
    ['jump', 5],
    ['top', 8]
  ])
})

test('what is low turned nothing', () => {
  expect(points(entries(rolled(3), jumped(1, 4), rolled(2), fell(0, 2)))).toEqual([])
})

test.each(LANGUAGES)('each is said in a sentence, of oneself and of others (%s)', language => {
  const ending = endingIn(languages[language].ending)
  const told = entries(rolled(6), jumped(0, 12), rolled(6), fell(0, 2), arrived(0, 1))
  const turns = ending.turns(told, seen('', 'watcher'))
  expect(turns).toHaveLength(3)
  for (const { says } of turns)
    for (const who of [() => null, () => 'Anna']) expect(says(who)).toMatch(/^\p{Lu}[^]*\.$/su)
  expect(ending.reached(seen('', 'watcher'))).toMatch(/\p{L}/u)
})

test('the picture shows how high the balloon came', () => {
  const { picture } = endingIn(languages.en.ending)
  expect(picture(seen('cloud 2', 'watcher'))).not.toBe(picture(seen('cloud 8', 'watcher')))
})
