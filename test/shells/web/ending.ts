import type { EndingGame } from '../../../web/seat/ending/game.ts'
import type { Entry } from '../../../schema/wire/log.ts'
import type { View } from '../engine/state.ts'
import type * as en from './words/en/index.ts'
import { SHELLS } from './drawn.ts'

/** How a match is told once it is over. */
export function endingIn(words: typeof en.ending): EndingGame<View> {
  return {
    reached: ({ baskets }) => words.reached(baskets.flat().length),
    turns(entries) {
      const [worst] = losses(entries).sort((a, b) => b.count - a.count)
      return worst ? [{ ...worst, says: who => words.turned(who(worst.seat), worst.count) }] : []
    },
    picture
  }
}

function losses(entries: readonly Entry[]) {
  return entries.flatMap(({ version, at, events }) =>
    events
      .filter(({ type }) => type === 'lost')
      .map(({ facts }) => ({ version, at, seat: Number(facts.seat), count: [facts.kinds].flat().length }))
  )
}

/** All shells in baskets, a seat to a line. */
function picture({ baskets }: View): string {
  const drawn = baskets.flatMap((basket, seat) =>
    basket.map((kind, place) => {
      const { outline = '', paper = '' } = SHELLS[kind] ?? {}
      const [x, y] = [40 + (place % 12) * 76, 60 + seat * 230 + Math.floor(place / 12) * 76]
      return `<path transform="translate(${x} ${y}) scale(3.4)" fill="${paper}" stroke="#13233a" d="${outline}"/>`
    })
  )
  return `<rect width="1000" height="1000" rx="30" fill="#ead9b4"/>${drawn.join('')}`
}
