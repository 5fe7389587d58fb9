import { Controls } from '../../record/controls.tsx'
import { meaning } from '../../record/keys.ts'
import { momentOf, type Standing, type Steps } from '../../record/steps.ts'
import { words as replay } from '../../words/en/replay.ts'
import type { WaitingWords } from '../../words/en/waiting.ts'
import type { Store } from '../acts.ts'
import { type LogKit, sentence } from '../log/state.ts'
import { moment } from '../log/when.ts'
import type { Kit } from '../page.ts'
import { NO_TAPS } from '../taps.ts'
import type { Past } from './past.ts'
import type { Tool } from './tool.ts'

const BEAT_MS = 900

interface Means {
  readonly store: Store
  readonly table: Kit
  readonly kit: LogKit
  readonly words: WaitingWords
  readonly past: Past
  /** Where it begins. */
  readonly from: number
  leave(): void
}

/** The match so far, moment by moment, with the own hand as it was. */
export function lookingBack({ store, table, kit, words, past, from, leave }: Means): Tool {
  let now: Standing = { step: from, playing: false }
  /** The moment on the table: the one before, while another is on its way. */
  let shown = from
  let isMissing = false
  let bringing = false
  let beat = 0

  const last = () => store.page().envelope.version
  const steps: Steps = {
    go(step) {
      steps.pause()
      show({ step })
    },
    play() {
      show({ playing: true, step: now.step === last() ? 0 : now.step })
      beat = window.setInterval(() => {
        // A moment is seen before the next.
        if (shown !== now.step) return
        if (now.step < last()) show({ step: now.step + 1 })
        else steps.pause()
      }, BEAT_MS)
    },
    pause() {
      clearInterval(beat)
      show({ playing: false })
    }
  }

  function show(change: Partial<Standing>): void {
    now = { ...now, ...change }
    if (past.at(now.step)) shown = now.step
    else void bring()
    store.change({})
  }

  /** Asks for what is wanted by then: a slider passes over more than anybody looks at. */
  async function bring(): Promise<void> {
    if (bringing) return
    bringing = true
    let step: number
    do {
      step = now.step
      isMissing = !(await past.bring(step))
    } while (step !== now.step)
    bringing = false
    if (isMissing) clearInterval(beat)
    show(isMissing ? { playing: false } : {})
  }

  function close(): void {
    clearInterval(beat)
    leave()
  }

  if (!past.at(from)) void bring()

  return {
    turn(turn) {
      const then = past.at(shown)
      if (!then) return turn
      const offer = { choices: [], hand: table.game.hand(then.view) }
      const telling = { events: then.entry?.events ?? [], view: then.view }
      return { ...turn, page: { ...turn.page, offer, taps: NO_TAPS, fresh: NO_TAPS, telling } }
    },
    key(event) {
      const meant = meaning(event, now.step, last())
      if (meant === undefined) return
      event.preventDefault()
      if (meant !== 'play') steps.go(meant)
      else if (now.playing) steps.pause()
      else steps.play()
    },
    Bar() {
      const { envelope } = store.page()
      const entry = past.at(shown)?.entry
      const at = entry && moment(entry.at, store.page().now, kit.language, envelope.own?.zone)
      return (
        <div class="looking">
          <p role="status">
            <b>{momentOf(replay, shown, last())}</b>{' '}
            {isMissing ? kit.words.past.missed : entry && `${at}: ${sentence(kit, envelope, entry, { why: true })}`}
          </p>
          <Controls words={replay} last={last()} acts={steps} {...now} />
          <button onClick={close}>{words.now}</button>
        </div>
      )
    }
  }
}
