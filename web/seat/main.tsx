import { h, hydrate, render } from 'preact'
import type { Envelope } from '../../schema/wire.ts'
import { firstView } from '../first-view.ts'
import { linkIn, remember } from '../harbour/known.ts'
import { actor, type Store } from './acts.ts'
import { apiOf } from './api.ts'
import type { BesideMeans } from './beside/main.tsx'
import type { Lent } from './borrowed.ts'
import { keeper } from './kept.ts'
import { live } from './live.ts'
import { firstPage, isInvited, type Kit, type Page, received } from './page.ts'
import { heading, Status } from './status.tsx'
import { Turn } from './turn.tsx'

const TICK_MS = 15_000

/** What is loaded when it is asked for. */
export interface Later {
  /** All that a turn does not need. */
  beside(): Promise<{ begin(preact: Lent, means: BesideMeans): () => void }>
  /** Understands the action that a mail's link brings along. */
  prepared(): Promise<typeof import('./prepared.ts')>
}

/** Brings a seat to life. */
export function start(kit: Kit, later: Later): void {
  const first = firstView<Envelope>()
  const { seat, match, game, table } = first
  if (isInvited(first)) return sayZone()

  const link = linkIn(location.pathname)
  const api = apiOf(link)
  let page = firstPage(kit, first, Date.now())
  let besides: Promise<() => void> | undefined

  const store: Store = {
    page: () => page,
    change(change: Partial<Page>) {
      page = { ...page, ...change }
      paint()
    },
    hear(envelope) {
      if (envelope.version > page.envelope.version) wake()
      store.change(received(kit, page, envelope))
    }
  }
  const acts = actor(kit, store, api, keeper(link))

  function paint(): void {
    render(<Status page={page} kit={kit} />, part('status'))
    render(<Turn page={page} kit={kit} acts={acts} />, part('turn'))
    document.title = `${heading(page, kit)} · ${kit.named.title}`
    besides?.then(paintBeside => paintBeside())
  }

  /** The rest of the page stays as the server drew it until somebody touches it, or something happens. */
  function wake() {
    besides ??= later.beside().then(({ begin }) => begin({ h, hydrate, render }, { store, api, first }))
    return besides
  }

  async function touch({ target }: Event): Promise<void> {
    if (besides) return
    await wake()
    ;(target as Element).closest('button')?.click()
  }

  paint()
  acts.send()
  setInterval(() => store.change({ now: Date.now() }), TICK_MS)
  live(link, {
    shown: () => page.envelope.version,
    hear: store.hear,
    line(line) {
      store.change({ line })
      if (line === 'open') acts.send()
    }
  })
  for (const id of ['news', 'more']) part(id).addEventListener('click', touch)
  if (location.hash) later.prepared().then(({ prepare }) => prepare(kit, store))
  remember({ link, match, game, name: table.players[seat ?? 0]?.name ?? '', seat })
}

function part(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement
}

/** Only the browser knows where its reader is. */
function sayZone(): void {
  const field = document.querySelector<HTMLInputElement>('[name=zone]')
  if (field) field.value = Intl.DateTimeFormat().resolvedOptions().timeZone
}
