import { hydrate, render } from 'preact'
import { lazy } from '../lazy.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import type { Failure } from '../../schema/wire/failure.ts'
import type { Opened } from '../../schema/wire/links.ts'
import { fetchWithin } from '../fetch-within.ts'
import { firstView } from '../first-view.ts'
import { knownLinks, linkIn, remember } from '../harbour/known.ts'
import { orLate } from '../or-late.ts'
import { type Answer, newKey } from '../seat/api.ts'
import { canShare, copied, share } from '../pass-on.ts'
import type { HostWords } from '../words/en/host.ts'
import { Host } from './host.tsx'
import {
  type Acts,
  atFirst,
  type HostSeat,
  type HostView,
  type Renewed,
  type State,
  withLinks,
  withPlayers
} from './state.ts'

/** Brings the page of all links to life. */
export function start(words: HostWords): void {
  const root = document.getElementById('host') as HTMLElement
  const view = firstView<HostView>()
  /** The key of the request that replaces the host's own link: after a lost answer it is sent again with the same. */
  const ownKey = newKey()
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
      const { qrCode } = await lazy(() => import('../qr.ts'))
      show({ codes: { ...codes, [link]: qrCode(link) } })
    },
    invite,
    steer,
    ask: renewed => show({ renewing: renewed, told: null }),
    leave: () => show({ renewing: null }),
    renew
  }

  hydrate(<Host {...{ words, state, acts }} />, root)
  keep()
  show({ scripted: true, canShare: canShare(), own: ownSeats(view.match) })
  document.addEventListener('visibilitychange', () => void look())
  addEventListener('online', () => void look())

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

  // Who has come meanwhile, who was invited, and what they say: asked when the page is looked at again, or the network is back, and at no other time.
  async function look(): Promise<void> {
    if (document.hidden) return
    const [opened, envelope] = await Promise.all([asked<Opened>('/api/host'), asked<Envelope>('/api/seat')])
    if (opened?.ok && envelope?.ok) show({ view: withPlayers(withLinks(state.view, opened.ok), envelope.ok) })
  }

  async function renew(): Promise<void> {
    const { renewing } = state
    if (!renewing) return
    const { of, name, asks } = renewing
    const body = typeof of === 'number' ? { seat: of } : { role: of, ...(of === 'host' && { key: ownKey }) }
    const answer = await act(of, 'reissue', body)
    const done = asks ? words.handover.asked(name) : words.renewed(name)
    const text = answer?.ok ? done : (answer?.refused?.message ?? words.failed)
    show({ told: { of, text, isRenewed: answer?.ok !== undefined && !asks } })
    if (answer?.ok) show({ view: withLinks(state.view, answer.ok) })
    // From now on the page stands at its new address, and is found there again.
    if (answer?.ok && of === 'host') {
      history.replaceState(null, '', new URL(answer.ok.links.host).pathname + location.search)
      keep()
    }
  }

  async function invite(seat: number): Promise<void> {
    const answer = await act(seat, 'invite', { seat })
    const text = answer?.ok ? words.invitedAgain : (answer?.refused?.message ?? words.failed)
    show({ told: { of: seat, text }, ...(answer?.ok && { view: withLinks(state.view, answer.ok) }) })
  }

  async function steer({ seat, name }: HostSeat, on: boolean): Promise<void> {
    const answer = await act(seat, 'autopilot', { seat, on })
    const isOn = answer?.ok?.links.seats[seat]?.pilot === 'autopilot'
    const done = isOn ? words.pilot.isOn(name) : on ? words.handover.asked(name) : words.pilot.isOff(name)
    const text = answer?.ok ? done : (answer?.refused?.message ?? words.failed)
    show({ told: { of: seat, text }, ...(answer?.ok && { view: withLinks(state.view, answer.ok) }) })
  }

  /** Says where that is done that it takes long. */
  function act(of: Renewed['of'], what: string, body: object): Promise<Answer<Opened> | null> {
    const answer = asked<Opened>(`/api/host/${what}`, { method: 'POST', body: JSON.stringify(body) })
    return orLate(answer, () => show({ told: { of, text: words.slow } }))
  }

  async function asked<T>(path: string, init: RequestInit = {}): Promise<Answer<T> | null> {
    try {
      const authorization = `Seat ${linkIn(state.view.links.host)}`
      const headers = { authorization, 'content-type': 'application/json', 'accept-language': view.language }
      return await fetchWithin(path, { ...init, headers }, async answer =>
        answer.ok ? { ok: (await answer.json()) as T } : { refused: (await answer.json()) as Failure }
      )
    } catch {
      return null
    }
  }
}

function ownSeats(match: string): State['own'] {
  const own = knownLinks().filter(known => known.match === match && known.seat !== null)
  return Object.fromEntries(own.map(({ seat, link }) => [seat, link]))
}
