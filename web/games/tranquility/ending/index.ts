import { seaNamed } from '../../../../engine/tranquility/sea/seas.ts'
import type { View } from '../../../../engine/tranquility/view.ts'
import type { EndingGame, Turn } from '../../../seat/ending/game.ts'
import type { Who } from '../../../seat/game.ts'
import type { words } from '../words/en/ending.ts'
import { picture } from './picture.ts'
import { type Point, points } from './points.ts'

type Words = typeof words

/** How a match is told once it is over, in the words of one language. */
export function endingIn(words: Words): EndingGame<View> {
  return {
    reached: ({ sea, cells }) => words.reached(Object.keys(cells).length, seaNamed(sea).names.length),
    turns(entries, view) {
      const all = points(entries, view)
      const deed = all.find(({ what }) => what === 'narrow') ?? all.find(({ what }) => what === 'last')
      return all.map(point => turn(words, point, point === deed))
    },
    picture
  }
}

function turn(words: Words, point: Point, isDeed: boolean): Turn {
  const { version, at } = point
  const says = (who: Who) => said(words, point, who)
  if (!isDeed) return { version, at, says }
  return { version, at, says, saved: who => (point.what === 'narrow' ? words.saved(point.facts, who) : says(who)) }
}

function said(words: Words, { what, facts }: Point, who: Who): string {
  switch (what) {
    case 'row':
      return words.row(facts, who)
    case 'start':
      return words.start(facts, who)
    case 'dearest':
      return words.dearest(facts, who)
    case 'narrow':
      return words.narrow(facts, who)
    case 'last':
      return words.last(facts, who)
    case 'closed':
      return words.closed(facts)
  }
}
