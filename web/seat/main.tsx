import { render } from 'preact'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { earlyTap } from '../early-tap.ts'
import { firstView } from '../first-view.ts'
import { linkIn } from '../harbour/known.ts'
import { lazy } from '../lazy.ts'
import { words } from '../words/en/turn.ts'
import { actor, type Store } from './acts.ts'
import { apiOf } from './api.ts'
import { drawnState } from './drawn-state.ts'
import type { Begin } from './log/main.tsx'
import type { TurnGame, TurnWords } from './game.ts'
import { pendingOf } from './kept.ts'
import { firstPage, kitOf, type Page, received } from './page.ts'
import { waits } from './plan/waits.ts'
import { heading, Status } from './status.tsx'
import { Turn } from './turn.tsx'

const TICK_MS = 10_000

/** What is loaded when it is asked for: all that a turn does not need. */
type LoadLog = () => Promise<{ readonly begin: Begin }>

/** Brings a seat to life. */
export function start<View, Words extends TurnWords>(
  game: TurnGame<View, Words>,
  named: Words,
  loadLog: LoadLog
): void {
  const kit = kitOf(game, named, words)
  const first = firstView<Envelope>()

  const link = linkIn(location.pathname)
  const api = apiOf(link)
  // What has not been told beside the turn: nothing may be passed over while that is not loaded yet.
  const untold = [first]
  const state = drawnState<Page>(firstPage(kit, first, Date.now()), paint)
  let paintLog: (() => void) | undefined
  let loading: Promise<void> | undefined
  let enlivened: (() => void) | undefined
  let postponed: HTMLElement | undefined

  const store: Store = {
    page: state.get,
    change: state.change,
    hear(envelope) {
      untold.push(envelope)
      if (told(envelope) !== told(state.get().envelope)) wake()
      state.change(received(kit, state.get(), envelope))
    }
  }
  const sender = actor(kit, store, api, pendingOf(link))
  /** The tap that is answered was made before anybody listened. */
  let isEarly = false
  const deliberately = (act: () => void) => () => (isEarly ? store.change({ hint: words.onceMore }) : act())
  const acts = {
    ...sender,
    confirm: deliberately(sender.confirm),
    undo: deliberately(sender.undo),
    settle: deliberately(sender.settle)
  }

  function paint(page: Page): void {
    const focused = document.activeElement
    render(<Status page={page} kit={kit} />, part('status'))
    const turn = { page, kit, acts }
    render(<Turn {...(page.plan?.(turn) ?? turn)} />, part('turn'))
    // Where the button in use is gone, the keyboard goes on from the hand.
    if (!focused?.isConnected) document.querySelector<HTMLElement>('.hand button')?.focus()
    document.title = `${heading(page, kit)} · ${kit.named.title}`
    paintLog?.()
    enlivened?.()
  }

  /** The rest of the page stays as the server drew it until somebody touches it, or something happens. */
  function wake() {
    return (loading ??= load())
  }

  async function load(): Promise<void> {
    const { begin } = await lazy(loadLog)
    paintLog = begin({ table: kit, store, api, untold })
    paintLog()
  }

  function touch({ target }: Event): void {
    if (!paintLog) wake().then(() => (target as Element).closest('button')?.click())
  }

  /** A tap of somebody who waits is for what is brought along with all that makes the page lively. */
  function postpone(event: Event): void {
    const button = (event.target as Element).closest('button')
    if (!button || enlivened || !waits(store.page().envelope)) return
    event.stopPropagation()
    postponed = button
  }

  async function comeAlive(): Promise<void> {
    const isLate = () => store.change({ line: 'unloaded' })
    const { enliven } = await lazy(() => import('./lively/lively.ts'), isLate)
    enlivened = enliven(store, kit, { link, api, send: acts.send, again: acts.again, wake })
    postponed?.click()
  }

  part('lifeless').remove()
  store.change({})
  acts.resume()
  setInterval(() => {
    store.change({ now: Date.now() })
    acts.send()
  }, TICK_MS)
  addEventListener('keydown', ({ key }) => key === 'Escape' && acts.cancel())
  for (const id of ['news', 'more']) part(id).addEventListener('click', touch)
  part('turn').addEventListener('click', wake)
  part('turn').addEventListener('click', postpone, { capture: true })
  const early = earlyTap('#turn, #news')
  isEarly = true
  early?.click()
  isEarly = false
  // An action that a mail's link brings along, how it all ended, or what was opened then.
  if (location.hash || first.result || document.querySelector('[data-panel][open]')) wake()
  void comeAlive()
}

/** Changes with what was done, said and asked. */
function told({ version, said, own, draft }: Envelope): string {
  return `${version} ${said.at(-1)?.at} ${own?.handover?.askedAt} ${draft?.line}`
}

function part(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement
}
