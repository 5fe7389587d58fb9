import type { ReplayWords } from '../words/en/replay.ts'
import { meaning } from './keys.ts'

const BEAT_MS = 900

/** Where in a match a page stands, and whether it goes on by itself. */
export interface Standing {
  readonly step: number
  readonly playing: boolean
}

export interface Steps {
  go(step: number): void
  play(): void
  pause(): void
}

interface Page {
  now(): Standing
  show(change: Partial<Standing>): void
}

/** Leads a page through a match up to its last step: one by one, by beats, by keys and by addresses. */
export function stepping(last: number, { now, show }: Page): Steps {
  let beat: ReturnType<typeof setInterval> | undefined

  const steps: Steps = {
    go(step) {
      steps.pause()
      show({ step })
    },
    play() {
      const { step, playing } = now()
      if (playing) return
      show({ playing: true, step: step === last ? 0 : step })
      beat = setInterval(() => (now().step < last ? show({ step: now().step + 1 }) : steps.pause()), BEAT_MS)
    },
    pause() {
      clearInterval(beat)
      if (now().playing) show({ playing: false })
    }
  }
  addEventListener('hashchange', () => steps.go(linked(last) ?? now().step))
  addEventListener('keydown', press)
  return steps

  function press(event: KeyboardEvent): void {
    const meant = meaning(event, now().step, last)
    if (meant === undefined) return
    event.preventDefault()
    if (meant !== 'play') steps.go(meant)
    else if (now().playing) steps.pause()
    else steps.play()
  }
}

/** The step that the address names, as the links of the log do. */
export function linked(last: number): number | undefined {
  const step = Number(location.hash.slice(1) || 'none')
  return Number.isInteger(step) && step >= 0 && step <= last ? step : undefined
}

/** Which moment that is. */
export function momentOf(words: ReplayWords, step: number, last: number): string {
  return step ? words.stepOf(step, last) : words.opening
}

/** The log shows the move that the table shows, without moving the page. */
export function follow(root: Element): void {
  const list = root.querySelector('.log > :last-child')
  const entry = list?.querySelector('[aria-current=step]')?.parentElement
  if (list && entry) list.scrollTop = entry.offsetTop - list.clientHeight / 2
}
