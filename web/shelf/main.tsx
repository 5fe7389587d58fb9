import { render } from 'preact'
import { lazy } from '../lazy.ts'
import { keeps } from '../device.ts'
import { aboard, drop, undrop } from '../devices/memory.ts'
import { firstView } from '../first-view.ts'
import { forget, type Known, knownLinks, remember } from '../harbour/known.ts'
import { copied } from '../pass-on.ts'
import type { ShelfWords } from '../words/en/shelf.ts'
import { followRematches } from './rematch.ts'
import { Devices, Seats } from './seats.tsx'
import { ask, type Kept, sorted } from './standing.ts'
import { type Acts, joined, type Listed, type ShelfView, type State, waiting } from './state.ts'

/** Shows the matches of this device, and asks which of them wait. */
export function start(words: ShelfWords): void {
  const root = document.getElementById('seats') as HTMLElement
  const devices = document.getElementById('devices') as HTMLElement
  const { title } = document
  let state: State = {
    view: firstView<ShelfView>(),
    known: listed(knownLinks()),
    open: null,
    copied: null,
    from: null,
    keeps: keeps(),
    now: Date.now(),
    trouble: ''
  }

  const acts: Acts = {
    open: link => show({ open: link, copied: null }),
    async copy(link) {
      if (await copied(link)) show({ copied: link })
      else root.querySelector<HTMLElement>(`input[value="${link}"]`)?.focus()
    },
    forget(gone) {
      for (const one of linksOf(gone)) {
        forget(one)
        drop(one.link)
      }
      change(gone, { isForgotten: true })
    },
    restore(gone) {
      for (const one of linksOf(gone)) {
        remember(one)
        undrop(one.link)
      }
      change(gone, { isForgotten: false })
    },
    devices: () => void (state.devices ?? openDevices())
  }

  show({})
  void look().then(comeBack).then(follow).then(share)
  document.addEventListener('visibilitychange', again)
  addEventListener('online', again)

  function again(): void {
    void look().then(follow).then(share)
  }

  function show(part: Partial<State>): void {
    state = { ...state, ...part }
    const props = { words, state, acts }
    const hasMatches = state.known.length > 0
    render(hasMatches || !state.keeps ? <Seats {...props} /> : null, root)
    // Who has none yet looks at the games first.
    render(!hasMatches && state.keeps ? <Devices {...props} /> : null, devices)
    const count = waiting(state.known)
    document.title = count > 0 ? `(${count}) ${title}` : title
    // On the home screen of those who have put Slow Boat there.
    navigator.setAppBadge?.(count).catch(() => {})
  }

  function change(listed: Listed, part: Partial<Listed>): void {
    show({ known: state.known.map(one => (one.link === listed.link ? { ...one, ...part } : one)), open: null })
  }

  /** Asked when the page is looked at, and at no other time. */
  async function look(): Promise<void> {
    const asked = knownLinks()
    if (document.hidden) return
    const standings = await ask(asked.map(({ link }) => link))
    const found = asked.map((one, at): Kept => ({ ...one, standing: standings[at] ?? { kind: 'unreachable' } }))
    const forgotten = state.known.filter(({ isForgotten }) => isForgotten)
    show({ known: sorted([...joined(found), ...forgotten]), now: Date.now() })
  }

  /** Others may have opened another match with the same people. */
  async function follow(): Promise<void> {
    if (await followRematches(state.known)) await look()
  }

  /** Whoever comes from a seat goes on from there; not before the list has its order, since what is moved loses the focus. */
  function comeBack(): void {
    if (location.hash === '#back') show({ from: knownLinks()[0]?.link ?? null })
  }

  /** Hears what other devices have told the boat that this one shares with them, and tells it what is new here. */
  async function share(): Promise<void> {
    if (document.hidden || !aboard()) return
    const before = JSON.stringify(knownLinks())
    const dead = state.known.filter(({ standing }) => standing.kind === 'gone').map(({ link }) => link)
    const { sync } = await lazy(() => import('../devices/sync.ts'))
    show({ trouble: (await sync(dead))?.message ?? '' })
    if (JSON.stringify(knownLinks()) !== before) await look()
  }

  async function openDevices(): Promise<void> {
    const [{ panel }, { words: told }] = await Promise.all([
      lazy(() => import('../devices/panel.tsx')),
      lazy(() => import('../words/en/aboard.ts'))
    ])
    show({
      devices: panel({
        words: told,
        addresses,
        trouble: () => state.trouble,
        changed: () => void look().then(share),
        redraw: () => show({})
      })
    })
  }

  /** Where the private link may be sent: each address by a seat at which it was confirmed. */
  function addresses(): ReadonlyMap<string, string> {
    return new Map(
      state.known.flatMap(({ link, standing }) =>
        'address' in standing && standing.address ? [[standing.address, link] as const] : []
      )
    )
  }
}

function listed(known: readonly Known[]): readonly Listed[] {
  return sorted(joined(known.map(one => ({ ...one, standing: { kind: 'asking' } as const }))))
}

/** All that this device keeps of a match that is listed once. */
function linksOf({ host, ...seat }: Listed): readonly Known[] {
  const all = host ? [seat, host] : [seat]
  return all.map(({ link, match, game, name, seat, promise }) => {
    const known = { link, match, game, name, seat }
    return promise ? { ...known, promise } : known
  })
}
