import type { Boat } from '../../schema/wire/boat.ts'
import type { Failure } from '../../schema/wire/failure.ts'
import { carry, forget, type Known, knownLinks, linkIn } from '../harbour/known.ts'
import { askBoat } from './boat.ts'
import { type Aboard, aboard, board } from './memory.ts'

const AT_ONCE = 20

/**
 * Tells the boat what has come to this device and what was forgotten here, and takes over what others have told it. `dead`
 * are links that open nothing, which it would not take. What speaks against it is answered, if anything does.
 */
export async function sync(dead: readonly string[] = []): Promise<Failure | null> {
  const own = aboard()
  if (!own) return null
  const settled = [...own.agreed, ...own.apart, ...dead]
  const keep = knownLinks().filter(({ link }) => !settled.includes(link))
  for (let at = 0; at === 0 || at < Math.max(keep.length, own.dropped.length); at += AT_ONCE) {
    const news = { keep: keep.slice(at, at + AT_ONCE).map(carried), drop: own.dropped.slice(at, at + AT_ONCE) }
    const isNews = news.keep.length + news.drop.length > 0
    const { ok, refused } = isNews ? await askBoat(own.link, 'PUT', '', news) : await askBoat(own.link, 'GET')
    // Whoever comes again so soon has missed nothing.
    if (!ok) return refused?.code === 'TOO_MANY' ? null : (refused ?? null)
    agree(ok, news.drop)
  }
  return null
}

function carried({ link, game, name }: Known) {
  return { link, game, name }
}

/** From now on both know the same, but for what is not told yet. */
export function agree({ link, seats }: Boat, told: readonly string[] = []): void {
  const own: Aboard = aboard() ?? { link: '', agreed: [], dropped: [], apart: [] }
  const dropped = own.dropped.filter(one => !told.includes(one))
  const there = seats.map(one => one.link)
  const isGone = ({ link }: Known) => own.agreed.includes(link) && !there.includes(link)
  carry(seats.filter(one => !dropped.includes(one.link)))
  // What both had and the boat has no more was forgotten elsewhere; where a newer link has come, it is here by now.
  knownLinks().filter(isGone).forEach(forget)
  board({ ...own, link: linkIn(link), agreed: there, dropped, key: undefined })
}
