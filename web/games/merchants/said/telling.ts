import type { View } from '../../../../engine/merchants/view.ts'
import { wareBoughtAt } from '../../../../engine/merchants/map/special-spaces.ts'
import { spaceNamed } from '../../../../engine/merchants/map/spaces.ts'
import type { LogWords, Moment, Now } from '../../../seat/game.ts'
import { meritByType } from '../../merit.ts'
import { special, teller } from '../../teller.ts'
import { GLYPHS } from '../board/glyphs.tsx'
import { COIN, pictures } from '../board/pictures.ts'
import type { log } from '../words/en/log.ts'

/** What is told of a match, out of a language's words. */
export function telling(words: typeof log): LogWords<View> {
  return {
    merit: meritByType(words.merits),
    why: words.ends,
    event: teller(words.events),
    special: special([{ pictures, follows: words.follows }]),
    moment: now => momentOf(now, words.moments),
    phrase: phrase => phrase,
    standing: words.standing
  }
}

/** The die waits to be used, a castle would buy, or nothing has been laid yet. */
function momentOf({ view, who, offered }: Now<View>, words: (typeof log)['moments']): Moment | undefined {
  const { phase, active, named, die, players, tiles } = view
  const other = who(active)
  const at = spaceNamed(players[active]?.at ?? '')
  const ware = at === null ? null : wareBoughtAt(at)
  const next = (own: string) => (other === null ? own : words.other(other))
  if (phase === 'die' && named && die)
    return { picture: GLYPHS[named] ?? '', happened: words.rolled(other, named), next: next(words.may(offered)) }
  if (phase === 'sale' && ware)
    return { picture: GLYPHS[ware] ?? '', happened: words.buys(other, ware), next: next(words.may(offered)) }
  if (phase === 'bonus') return { picture: COIN, happened: words.sold(other), next: next(words.may(offered)) }
  const isNew = phase === 'play' && Object.keys(tiles).length === 0 && players.every(({ at: space }) => space === 'g9')
  return isNew ? { picture: GLYPHS.warehouse ?? '', happened: words.begins, next: next(words.first) } : undefined
}
