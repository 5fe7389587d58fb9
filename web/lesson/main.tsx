import { render } from 'preact'
import type { Act, CardAsked } from '../../schema/wire/acting.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { actor, type Store } from '../seat/acts.ts'
import { earlyTap } from '../early-tap.ts'
import type { Answer } from '../seat/api.ts'
import type { TurnWords } from '../seat/game.ts'
import { learnt } from '../seat/hints/kept.ts'
import { memoryKeeper } from '../seat/kept.ts'
import { firstPage, received } from '../seat/page.ts'
import { words } from '../words/en/lesson.ts'
import { words as seatWords } from '../words/en/turn.ts'
import { envelopeOf } from './envelope.ts'
import { sail } from './sail.ts'
import { Lesson } from './lesson.tsx'
import { type Given, lessonKit, reasonOf, type Stage, type State } from './state.ts'
import { after, against, answered, entered, judged, type Standing } from './voyage.ts'

/** How long another seat seems to think: long enough to see what one has done. */
const ANSWER_MS = 1200

const STAGES: { readonly [after in ReturnType<typeof after>]: Stage } = {
  answer: 'others',
  later: 'pause',
  end: 'over'
}

/** Brings a lesson to life. The rules run in the page, and nothing is sent. */
export function start<View, Own extends TurnWords>(given: Given<View, Own>): void {
  const { school } = given
  const kit = lessonKit(given, { words, seatWords, language: document.documentElement.lang })
  const root = document.getElementById('lesson') as HTMLElement
  let standing = entered(school, 0)
  let version = 0
  let state: State = { stage: 'own', step: 0, page: firstPage(kit.seat, envelope('own'), 0) }

  const store: Store = {
    page: () => state.page,
    change: part => show({ page: { ...state.page, ...part } }),
    hear: envelope => store.change(received(kit.seat, state.page, envelope))
  }
  const pending = { action: memoryKeeper(), withdrawal: memoryKeeper() }
  const acts = { ...actor(kit.seat, store, ask, pending), goOn, sail: () => sail(kit) }

  /** What a room would answer: here nothing is left to be settled, or taken back. */
  async function ask(_method: string, _path: string, asked?: Act | CardAsked): Promise<Answer<Envelope>> {
    const verdict =
      asked && 'card' in asked ? against(school, standing, asked.card) : judged(school, standing, asked?.line ?? '')
    if (verdict.kind !== 'on') return { refused: { code: verdict.kind, message: reasonOf(kit, state.step, verdict) } }
    standing = verdict.standing
    version++
    const stage = STAGES[after(school, standing)]
    if (stage === 'over') learnt(school.rules.name)
    if (stage === 'others') setTimeout(() => go(answered(school, standing)), ANSWER_MS)
    show({ stage })
    return { ok: envelope(stage) }
  }

  function goOn(): void {
    go(entered(school, state.step + 1))
  }

  /** In a pause nothing can be put together: a tap on board or hand goes on, as the button does. */
  function tapInPause(event: Event): void {
    if (state.stage !== 'pause' || !(event.target as Element).closest('.table, .hand')) return
    event.stopPropagation()
    goOn()
  }

  function go(next: Standing): void {
    standing = next
    version++
    state = { ...state, step: next.step, stage: 'own' }
    store.hear(envelope('own'))
  }

  function envelope(stage: Stage): Envelope {
    return envelopeOf(school, standing, { version, names: [words.you, ...words.friends], asked: stage === 'own' })
  }

  function show(change: Partial<State>): void {
    const focused = document.activeElement
    state = { ...state, ...change }
    render(<Lesson {...{ kit, state, acts }} />, root)
    // Where the button in use is gone, the keyboard goes on from what takes its place.
    if (!focused?.isConnected) root.querySelector<HTMLElement>('.bar .go, .hand button')?.focus()
  }

  show({})
  root.addEventListener('click', tapInPause, true)
  earlyTap('#lesson')?.click()
}
