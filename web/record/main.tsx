import { hydrate, render } from 'preact'
import { firstView } from '../first-view.ts'
import { promiseOf } from '../harbour/known.ts'
import { canShare, copied, share } from '../pass-on.ts'
import type { GameWords } from '../seat/game.ts'
import { words } from '../words/en/record.ts'
import { checks } from './checks.ts'
import { framesOf } from './frames.ts'
import { type RecordGame, rulesOf } from './game.ts'
import { meaning } from './keys.ts'
import { Record } from './record.tsx'
import { type Acts, atFirst, type RecordView, type State } from './state.ts'

const BEAT_MS = 900

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
  let beat: ReturnType<typeof setInterval> | undefined

  const acts: Acts = {
    go(step) {
      acts.pause()
      show({ step })
    },
    play() {
      if (state.playing) return
      show({ playing: true, step: state.step === last ? 0 : state.step })
      beat = setInterval(() => (state.step < last ? show({ step: state.step + 1 }) : acts.pause()), BEAT_MS)
    },
    pause() {
      clearInterval(beat)
      if (state.playing) show({ playing: false })
    },
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
  show({ ...device, view: { ...view, zone }, file: fileOf(view), step: linked() ?? last })
  follow(root)
  addEventListener('hashchange', () => acts.go(linked() ?? state.step))
  addEventListener('keydown', press)
  // After the first picture: the page is there before it is proven.
  setTimeout(() => show({ checks: checks(view.record, rules) }))

  function show(change: Partial<State>): void {
    const moved = change.step !== undefined && change.step !== state.step
    state = { ...state, ...change }
    render(<Record {...kit} {...{ state, acts }} />, root)
    if (moved) follow(root)
  }

  /** The step that the address names, as the links of the log do. */
  function linked(): number | undefined {
    const step = Number(location.hash.slice(1) || 'none')
    return Number.isInteger(step) && step >= 0 && step <= last ? step : undefined
  }

  function press(event: KeyboardEvent): void {
    const meant = meaning(event, state.step, last)
    if (meant === undefined) return
    event.preventDefault()
    if (meant !== 'play') acts.go(meant)
    else if (state.playing) acts.pause()
    else acts.play()
  }
}

// The log shows the move that the table shows, without moving the page.
function follow(root: HTMLElement): void {
  const list = root.querySelector('.log ol')
  const entry = list?.querySelector('[aria-current=step]')?.parentElement
  if (list && entry) list.scrollTop = entry.offsetTop - list.clientHeight / 2
}

function fileOf({ record }: RecordView): string {
  return URL.createObjectURL(new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' }))
}
