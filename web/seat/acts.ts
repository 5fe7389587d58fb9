import { fillLineTemplate } from '../../engine/choice.ts'
import { SECOND_MS } from '../../schema/time.ts'
import type { Act, CardAsked } from '../../schema/wire/acting.ts'
import type { Envelope } from '../../schema/wire/envelope.ts'
import { type Answer, newKey } from './api.ts'
import type { Pending } from './kept.ts'
import type { Acts, Kit, Page, Sending } from './page.ts'
import { goes, isLit, meaning, type Taps, tapCard, tapPlace, tapVerb } from './taps.ts'

export interface Store {
  page(): Page
  change(part: Partial<Page>): void
  hear(envelope: Envelope): void
}

/** Asks whoever keeps the table. */
export type Ask = (
  method: string,
  path: string,
  asked?: Act | CardAsked,
  signal?: AbortSignal
) => Promise<Answer<Envelope>>

/** A request, and what comes of its answer. */
interface Job {
  readonly method: string
  readonly path: string
  readonly body?: Act | CardAsked
  readonly done: (answer: Answer<Envelope>) => void
  /** It waits for the network and is sent again until it is answered. */
  readonly isRepeated: boolean
}

/** A second tap of a double tap on Confirm must not hit what takes its place. */
const BOUNCE_MS = 600
/** So long an act may take before the page says so. */
const SLOW_MS = 5 * SECOND_MS

/**
 * What a player does in a turn. Requests go one after the other: what is withdrawn, then the one act that is pending, then
 * what is only asked, which gives way to both. `resume` takes up what a page has left behind, `send` goes on with what is pending, `again` without waiting any longer for
 * the answer that it has been waiting for.
 */
export function actor(
  kit: Kit,
  { page, change, hear }: Store,
  api: Ask,
  { action: kept, withdrawal }: Pending
): Acts & { resume(): void; send(): void } {
  let running: { readonly job: Job; readonly controller: AbortController } | undefined
  /** Pending besides what is kept: to settle, to take back a draft, or a question. */
  let asked: Job | undefined
  let quietUntil = 0
  let slow: ReturnType<typeof setTimeout> | undefined

  const tap = (taps: Taps) => page().offer.choices[0] && change({ taps, hint: '', telling: { events: [] } })

  return {
    resume,
    send,
    card(at) {
      const { offer, taps } = page()
      const next = tapCard(offer, taps, at)
      tap(next)
      // Of a card that goes nowhere the server says why.
      if (next === taps) inquire('against', { card: offer.hand[at] ?? '' })
    },
    verb: verb => tap(tapVerb(page().offer, page().taps, verb)),
    cancel: () => tap(page().fresh),
    place(place) {
      const { offer, taps } = page()
      const { choice } = meaning(offer, taps)
      tap(tapPlace(offer, taps, place))
      // Where the card may not go, the server says why: what is not offered is always refused.
      if (choice && goes(choice) && !isLit(choice.ways, place))
        inquire('actions', actionOf(fillLineTemplate(choice, place)))
    },
    confirm() {
      const { line } = meaning(page().offer, page().taps)
      if (!line || page().sending) return
      kept.write(actionOf(line))
      begin('confirm')
    },
    undo() {
      const act = kept.read()
      forgetDone()
      if (page().sending?.what === 'confirm' && act) withdraw(act)
      else if (isFree()) begin('undo', { method: 'DELETE', path: 'actions', done: take, isRepeated: false })
    },
    settle() {
      if (isFree()) begin('settle', { method: 'POST', path: 'settle', done: take, isRepeated: true })
    },
    again() {
      interrupt()
      send()
    },
    point: cursor => change({ cursor })
  }

  function actionOf(line: string): Act {
    return { line, version: page().envelope.version, key: newKey() }
  }

  function isFree(): boolean {
    return !page().sending && Date.now() >= quietUntil
  }

  /** The one act that a page waits for. */
  function begin(what: Sending['what'], job?: Job): void {
    // An act waits for no question.
    if (running?.job === asked) interrupt()
    asked = job
    show({ what, state: 'sending' })
    void run()
  }

  function inquire(path: string, body: Act | CardAsked): void {
    if (running || !isFree()) return
    asked = { method: 'POST', path, body, done: take, isRepeated: false }
    void run()
  }

  function withdraw(act: Act): void {
    withdrawal.write(act)
    kept.write(null)
    show(null)
    interrupt()
    void run()
  }

  /** Its answer is waited for no longer; what is still pending of it is sent again. */
  function interrupt(): void {
    running?.controller.abort()
    running = undefined
  }

  /** What was confirmed and never answered on a page that is gone. */
  function resume(): void {
    if (kept.read()) show({ what: 'confirm', state: 'sending' })
    void run()
  }

  function send(): void {
    forgetDone()
    void run()
  }

  function forgetDone(): void {
    if (!isDoneElsewhere(page())) return
    interrupt()
    asked = undefined
    show(null)
  }

  /** Another tab of this seat may have sent it, or the socket brought what came of it. */
  function isDoneElsewhere({ sending, envelope }: Page): boolean {
    if (sending?.what === 'confirm') return !kept.read()
    return sending?.what === 'settle' && !envelope.draft
  }

  async function run(): Promise<void> {
    const job = running ? undefined : next()
    if (!job) return
    const own = { job, controller: new AbortController() }
    running = own
    const answer = await api(job.method, job.path, job.body, own.controller.signal)
    if (running !== own) return
    running = undefined
    const isAnswered = answer.ok ?? answer.refused
    const { sending } = page()
    if (!isAnswered && job.isRepeated) return sending ? show({ ...sending, state: 'kept' }) : undefined
    job.done(answer)
    return run()
  }

  function next(): Job | undefined {
    const withdrawn = withdrawal.read()
    if (withdrawn) return { method: 'POST', path: 'withdraw', body: withdrawn, done: withdrew, isRepeated: true }
    // Another tab sends its own.
    const action = page().sending?.what === 'confirm' ? kept.read() : null
    return action ? { method: 'POST', path: 'actions', body: action, done: acted, isRepeated: true } : asked
  }

  function acted(answer: Answer<Envelope>): void {
    quietUntil = Date.now() + BOUNCE_MS
    kept.write(null)
    take(answer)
  }

  function withdrew({ ok, refused }: Answer<Envelope>): void {
    withdrawal.write(null)
    if (ok) hear(ok)
    // What is put together by now stays.
    else change({ hint: refused?.message ?? '' })
  }

  function take({ ok, refused }: Answer<Envelope>): void {
    asked = undefined
    show(null)
    const envelope = ok ?? refused?.envelope
    if (envelope) hear(envelope)
    // It has been done, even where just the same is offered again.
    change(ok ? { hint: '', taps: page().fresh } : { hint: refused?.message ?? kit.words.broken })
  }

  function show(sending: Sending | null): void {
    if (!sending || sending.state === 'sending') {
      clearTimeout(slow)
      slow = sending ? setTimeout(takesLong, SLOW_MS) : undefined
    }
    if (sending || page().sending) change({ sending, ...(sending && { hint: '' }) })
  }

  function takesLong(): void {
    const { sending } = page()
    if (sending?.state === 'sending') show({ ...sending, state: 'slow' })
  }
}
