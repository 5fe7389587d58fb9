import { h, render } from 'preact'
import type { Envelope } from '../../schema/wire.ts'
import { firstView } from '../first-view.ts'
import { linkIn, remember } from '../harbour/known.ts'
import { actor } from './acts.ts'
import { apiOf } from './api.ts'
import { keeper } from './kept.ts'
import { live } from './live.ts'
import { firstPage, type Kit, type Later, type LaterParts, type Page, received } from './page.ts'
import { prepared } from './prepared.ts'
import { Seat } from './seat.tsx'
import { heading } from './status.tsx'

const TICK_MS = 15_000

/** Brings a seat to life. */
export function start(kit: Kit, later: LaterParts): void {
  const root = document.getElementById('seat') as HTMLElement
  const link = linkIn(location.pathname)
  let page = prepared(kit, firstPage(kit, firstView<Envelope>(), Date.now()), location.hash)

  const store = {
    page: () => page,
    change(part: Partial<Page>) {
      page = { ...page, ...part }
      paint()
    }
  }
  const hear = (envelope: Envelope) => store.change(received(kit, page, envelope))
  const api = apiOf(link)
  const acts = actor({ kit, store, hear, api, keep: keeper(link), later: load })

  function paint(): void {
    render(<Seat page={page} kit={kit} tell={acts.tell} />, root)
    document.title = `${heading({ page, kit })} · ${kit.named.title}`
  }

  async function load(): Promise<Later> {
    const [{ panels }, { words }, { rules }] = await Promise.all([later.panels(), later.words(), later.rules()])
    return panels({ h, api, words, rules, envelope: page.envelope })
  }

  paint()
  history.replaceState(null, '', location.pathname)
  acts.resume()
  setInterval(() => store.change({ now: Date.now() }), TICK_MS)
  live(link, () => page.envelope.version, {
    received: hear,
    line(line) {
      store.change({ line })
      if (line === 'open') acts.resume()
    }
  })

  const { seat, match, game, table } = page.envelope
  const own = seat === null ? undefined : table.players[seat]
  if (own?.taken) remember({ link, match, game, name: own.name, seat })
}
