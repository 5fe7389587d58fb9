import { hydrate, render } from 'preact'
import { firstView } from '../first-view.ts'
import { promiseOf } from '../harbour/known.ts'
import { canShare, copied, share } from '../pass-on.ts'
import type { GameWords } from '../seat/game.ts'
import { words } from '../words/en/record.ts'
import { checks } from './checks.ts'
import { framesOf } from './frames.ts'
import { type RecordGame, rulesOf } from './game.ts'
import { Record } from './record.tsx'
import { type Acts, atFirst, type RecordView, type State } from './state.ts'
import { follow, linked, stepping } from './steps.ts'

/** Brings the record to life: the slider, the keys, and the proof. */
export function start<GameState, View, Words extends GameWords<View>>(
  own: RecordGame<GameState, View, Words>,
  named: Words
): void {
  const game = own as RecordGame
  const kit = { words, game, named: named as GameWords }
  const root = document.getElementById('record') as HTMLElement
  const view = firstView<RecordView>()
  const rules = rulesOf(game, view.record)
  const frames = framesOf(view.record, rules)
  const last = frames.length - 1
  let state = atFirst(view, frames)
  const acts: Acts = {
    ...stepping(last, { now: () => state, show }),
    async pass() {
      const url = location.origin + location.pathname
      if (state.canShare) share({ url })
      else show({ copied: await copied(url) })
    }
  }

  hydrate(<Record {...kit} {...{ state, acts }} />, root)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const kept = promiseOf(view.id) ?? null
  const device = { scripted: true, canShare: canShare(), kept }
  show({ ...device, view: { ...view, zone }, file: fileOf(view), step: linked(last) ?? last })
  follow(root)
  // After the first picture: the page is there before it is proven.
  setTimeout(() => show({ checks: checks(view.record, rules) }))

  function show(change: Partial<State>): void {
    const moved = change.step !== undefined && change.step !== state.step
    state = { ...state, ...change }
    render(<Record {...kit} {...{ state, acts }} />, root)
    if (moved) follow(root)
  }
}

function fileOf({ record }: RecordView): string {
  return URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }))
}
