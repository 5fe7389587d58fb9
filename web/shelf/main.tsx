import { render } from 'preact'
import { firstView } from '../first-view.ts'
import { forget, knownLinks } from '../harbour/known.ts'
import type { ShelfWords } from '../words/en/shelf.ts'
import { Seats } from './seats.tsx'
import { ask, sorted } from './standing.ts'
import type { Acts, ShelfView, State } from './state.ts'

/** Shows the seats of this device, and asks which of them wait. */
export function start(words: ShelfWords): void {
  const root = document.getElementById('seats') as HTMLElement
  const known = knownLinks().map(one => ({ ...one, standing: { kind: 'asking' } as const }))
  let state: State = { view: firstView<ShelfView>(), known: sorted(known) }

  const acts: Acts = {
    forget(gone) {
      forget(gone)
      show(state.known.filter(other => other !== gone))
    }
  }

  show(state.known)
  void look()

  function show(known: State['known']): void {
    state = { ...state, known }
    render(<Seats {...{ words, state, acts }} />, root)
  }

  async function look(): Promise<void> {
    const asked = state.known.map(({ link }) => link)
    if (asked.length === 0) return
    const standings = await ask(asked)
    const found = new Map(asked.map((link, at) => [link, standings[at]]))
    show(sorted(state.known.map(one => ({ ...one, standing: found.get(one.link) ?? one.standing }))))
  }
}
