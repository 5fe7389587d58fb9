import { render } from 'preact'
import { keeps } from '../device.ts'
import { firstView } from '../first-view.ts'
import { forget, type Known, knownLinks, remember } from '../harbour/known.ts'
import { copied } from '../pass-on.ts'
import type { ShelfWords } from '../words/en/shelf.ts'
import { Seats } from './seats.tsx'
import { ask, type Kept, sorted } from './standing.ts'
import { type Acts, joined, type Listed, type ShelfView, type State, waiting } from './state.ts'

/** Shows the matches of this device, and asks which of them wait. */
export function start(words: ShelfWords): void {
  const root = document.getElementById('seats') as HTMLElement
  const { title } = document
  let state: State = {
    view: firstView<ShelfView>(),
    known: listed(knownLinks()),
    open: null,
    copied: null,
    from: location.hash === '#back' ? (knownLinks()[0]?.link ?? null) : null,
    keeps: keeps(),
    now: Date.now()
  }

  const acts: Acts = {
    open: link => show({ open: link, copied: null }),
    async copy(link) {
      if (await copied(link)) show({ copied: link })
      else root.querySelector<HTMLElement>(`input[value="${link}"]`)?.focus()
    },
    forget(gone) {
      for (const one of linksOf(gone)) forget(one)
      change(gone, { isForgotten: true })
    },
    restore(gone) {
      for (const one of linksOf(gone)) remember(one)
      change(gone, { isForgotten: false })
    }
  }

  show({})
  void look()
  document.addEventListener('visibilitychange', () => void look())

  function show(part: Partial<State>): void {
    state = { ...state, ...part }
    render(<Seats {...{ words, state, acts }} />, root)
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
    if (document.hidden || asked.length === 0) return
    const standings = await ask(asked.map(({ link }) => link))
    const found = asked.map((one, at): Kept => ({ ...one, standing: standings[at] ?? { kind: 'unreachable' } }))
    const forgotten = state.known.filter(({ isForgotten }) => isForgotten)
    show({ known: sorted([...joined(found), ...forgotten]), now: Date.now() })
  }
}

function listed(known: readonly Known[]): readonly Listed[] {
  return sorted(joined(known.map(one => ({ ...one, standing: { kind: 'asking' } as const }))))
}

/** All that is known of a match that is listed once. */
function linksOf({ host, ...seat }: Listed): readonly Known[] {
  return host ? [seat, host] : [seat]
}
