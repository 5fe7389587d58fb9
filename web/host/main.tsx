import { hydrate, render } from 'preact'
import type { Envelope, Opened } from '../../schema/wire.ts'
import { firstView } from '../first-view.ts'
import { knownLinks, linkIn, remember } from '../harbour/known.ts'
import { canShare, copied, share } from '../pass-on.ts'
import type { HostWords } from '../words/en/host.ts'
import { Host } from './host.tsx'
import { type Acts, atFirst, type HostView, type State, withLinks, withPlayers } from './state.ts'

/** Brings the page of all links to life. */
export function start(words: HostWords): void {
  const root = document.getElementById('host') as HTMLElement
  const view = firstView<HostView>()
  const headers = { authorization: `Seat ${linkIn(view.links.host)}` }
  let state = atFirst(view)

  const acts: Acts = {
    async copy(link) {
      if (await copied(link)) return show({ copied: link })
      root.querySelector<HTMLElement>(`input[value="${link}"]`)?.focus()
    },
    share: (link, name) => share({ text: words.invitation(name), url: link }),
    async code(link) {
      const { [link]: shown, ...codes } = state.codes
      if (shown) return show({ codes })
      const { qrCode } = await import('../qr.ts')
      show({ codes: { ...codes, [link]: qrCode(link) } })
    },
    ask: seat => show({ renewing: seat, told: null }),
    leave: () => show({ renewing: null }),
    renew
  }

  hydrate(<Host {...{ words, state, acts }} />, root)
  keep()
  show({ scripted: true, canShare: canShare(), own: ownSeats(view.match) })
  document.addEventListener('visibilitychange', () => void look())

  function show(change: Partial<State>): void {
    state = { ...state, ...change }
    render(<Host {...{ words, state, acts }} />, root)
  }

  // So that the harbour of this device leads back here.
  function keep(): void {
    const { match, game, links, seats } = state.view
    const name = seats.map(seat => seat.name).join(', ')
    if (game) remember({ link: linkIn(links.host), match, game: game.name, name, seat: null })
  }

  // Who has come meanwhile: asked when the page is looked at again, and at no other time.
  async function look(): Promise<void> {
    if (document.hidden) return
    const envelope = await asked<Envelope>('/api/seat')
    if (envelope) show({ view: withPlayers(state.view, envelope) })
  }

  async function renew(): Promise<void> {
    const { renewing } = state
    if (!renewing) return
    const body = JSON.stringify({ seat: renewing.seat })
    const opened = await asked<Opened>('/api/host/reissue', { method: 'POST', body })
    const text = opened ? words.renewed(renewing.name) : words.failed
    show({ told: { seat: renewing.seat, text } })
    if (opened) show({ view: withLinks(state.view, opened) })
  }

  async function asked<Answer>(path: string, init: RequestInit = {}): Promise<Answer | null> {
    try {
      const answer = await fetch(path, { ...init, headers: { ...headers, 'content-type': 'application/json' } })
      return answer.ok ? ((await answer.json()) as Answer) : null
    } catch {
      return null
    }
  }
}

function ownSeats(match: string): number[] {
  return knownLinks().flatMap(known => (known.match === match && known.seat !== null ? [known.seat] : []))
}
