import { lazy } from '../../lazy.ts'
import type { Store } from '../acts.ts'
import { arranged } from '../hand/arranged.ts'
import { HELPS, isWanted } from '../hints/kept.ts'
import { styleLater } from '../../style-later.ts'
import type { Kit, Page } from '../page.ts'
import type { PlanMeans } from '../plan/main.tsx'
import forced from './forced.css'
import { holding } from './holding.ts'
import { live } from './live.ts'
import { mover } from './moves.ts'
import { planning } from './planning.ts'
import { rememberSeat } from './remembered.ts'
import { ring } from './ring.tsx'
import { sounder } from './sounder.ts'

interface Means extends Pick<PlanMeans, 'api'> {
  readonly link: string
  /** Sends what was kept while there was no network. */
  send(): void
  again(): void
  wake(): void
}

/**
 * What makes a seat lively, brought along once its page is there: the socket over which it hears of others, the hand in its
 * player's own order, the ring of a draft, cards that are seen to move, sounds for whoever wants them, plans for whoever waits, and once there is
 * nothing to do here the way to a match that waits. The seat is kept on the device. Where hints are wanted, or much has happened, it wakes the rest of the page,
 * with which they come. What it returns is called whenever the page has been drawn anew.
 */
export function enliven(store: Store, kit: Kit, { link, api, send, again, wake }: Means): () => void {
  const plans = planning(store, { kit, api })
  const isComposing = ({ taps, fresh, show }: Page) => !!show || taps !== fresh || plans.isComposing()
  const held = holding(store, () => isComposing(store.page()))
  const followers = [mover(kit.game, store.page()), sounder(kit.game), held.drawn, plans.drawn, marked]
  let before: Page | undefined
  let isFree = false

  function drawn(): void {
    const page = store.page()
    if (page === before) return
    for (const follow of followers) follow(page, before)
    before = page
    if (isFree === hasNothingToDo(page)) return
    isFree = !isFree
    void lazy(() => import('./onward.tsx')).then(({ propose }) => propose(isFree ? link : null))
  }

  live(link, {
    shown: () => store.page().envelope.version,
    hear: held.hear,
    line(line) {
      const isBack = line === 'open' && store.page().line !== 'open'
      store.change({ line, ...(line === 'open' && { heardAt: Date.now() }) })
      // Over a network that is there again nobody waits for an answer that was lost with the old one.
      if (isBack) again()
      else send()
    }
  })
  if (matchMedia('(forced-colors: active)').matches) void styleLater(forced)
  store.change({ ring, arrange: arranged(store.page().envelope) })
  rememberSeat(store, link)
  const { game, news } = store.page().envelope
  if (news.length > 1 || isCut('.news') || HELPS.some(help => isWanted(help, game))) wake()
  drawn()
  return drawn
}

/** What the seat has marked on its table, if it has. */
function marked({ envelope: { own } }: Page, before: Page | undefined): void {
  if (own?.marks ?? before?.envelope.own?.marks)
    void lazy(() => import('../waiting/marks.ts')).then(({ drawMarks }) => drawMarks(own?.marks ?? {}))
}

/** It has not all the room that it would need. */
function isCut(part: string): boolean {
  const { scrollHeight = 0, clientHeight = 0 } = document.querySelector(part) ?? {}
  return scrollHeight > clientHeight
}

function hasNothingToDo({ envelope: { draft, choices, awaits, seat } }: Page): boolean {
  return (draft !== null && choices.length === 0) || !awaits.includes(seat ?? -1)
}
