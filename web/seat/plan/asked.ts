import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Foretold, PlanEntry, PlanShown } from '../../../schema/wire/plan.ts'
import type { Store } from '../acts.ts'
import { type Answer, type Api, newKey } from '../api.ts'
import type { Kit } from '../page.ts'
import { orLate } from '../../or-late.ts'

interface Means {
  readonly store: Store
  readonly kit: Kit
  readonly api: Api
  /** Another plan is shown than before. */
  readonly heard: () => void
}

/** What the server says of a seat's plan, and what it is asked to make of that. */
export interface Asked {
  /** As it was said last; nothing before the first answer. */
  shown(): PlanShown | undefined
  /** Whether the table has changed since, or another device has planned, and it isn't being asked for already. */
  isOld(envelope: Envelope): boolean
  /** Asks what is planned and what could be; nothing changes where no answer comes. */
  look(): Promise<boolean>
  put(entries: readonly PlanEntry[]): Promise<void>
  /** Plays what is planned for the turn that has come. */
  playNow(): Promise<void>
  /** For when the seat stays silent, and not before; or for its turn, as soon as that comes. */
  keep(isKept: boolean): Promise<void>
  /** What a turn would come to so far, or why that isn't said; nothing where that isn't waited for. */
  foretell(entry: PlanEntry): Promise<{ readonly ok?: Foretold; readonly hint: string } | undefined>
}

export function makeAsked({ store, kit, api, heard }: Means): Asked {
  let shown: PlanShown | undefined
  /** The version that it was shown at, and the one that it is being asked for. */
  let read: number | undefined
  let looking: number | undefined
  /** What is on its way; sent again, it is the same request. */
  let sent: { readonly entries: string; readonly key: string } | undefined
  let running: { readonly controller: AbortController; isSlow: boolean } | undefined

  /**
   * Asks, unless something is on its way. Where that takes long the page says so, and another tap asks in its place; nothing
   * comes of what has not been asked, or is waited for no longer.
   */
  async function ask<T>(method: string, path: string, body?: object): Promise<Answer<T> | undefined> {
    if (running && !running.isSlow) return undefined
    running?.controller.abort()
    const own = { controller: new AbortController(), isSlow: false }
    running = own
    const answer = await orLate(api<T>(method, path, body, own.controller.signal), () => {
      own.isSlow = true
      store.change({ hint: kit.words.slow })
    })
    if (running !== own) return undefined
    running = undefined
    return answer
  }

  /** Nothing to say where it went well. */
  function hintOf({ ok, refused }: Answer<unknown>): string {
    return ok ? '' : (refused?.message ?? kit.words.broken)
  }

  function show(answer: PlanShown): void {
    shown = answer
    heard()
    if (answer.entries.length > 0) void weigh(answer)
  }

  /** How likely it is to be played takes longer to say. */
  async function weigh(plan: PlanShown): Promise<void> {
    const { ok } = await api<PlanShown>('GET', 'plan?likely=1')
    if (shown !== plan || ok?.plan !== plan.plan || !ok.likely) return
    shown = { ...plan, likely: ok.likely }
    store.change({})
  }

  async function look(): Promise<boolean> {
    const { version } = store.page().envelope
    looking = version
    const { ok } = await api<PlanShown>('GET', 'plan')
    looking = undefined
    if (!ok) return false
    read = version
    show(ok)
    return true
  }

  return {
    shown: () => shown,
    isOld({ version, own }) {
      const isOther = read !== version || (own?.plan?.plan ?? 0) > (shown?.plan ?? 0)
      return isOther && !running && looking !== version
    },
    look,
    async put(entries) {
      if (!shown) return
      const plain = entries.map(({ line, most, give }) => ({ line, most, give }))
      const text = JSON.stringify(plain)
      sent = sent?.entries === text ? sent : { entries: text, key: newKey() }
      const answer = await ask<PlanShown>('PUT', 'plan', { entries: plain, plan: shown.plan, key: sent.key })
      if (!answer) return
      const { ok, refused } = answer
      if (ok || refused) sent = undefined
      if (ok) show(ok)
      if (refused?.envelope) await look()
      store.change({ hint: hintOf(answer) })
    },
    async playNow() {
      const answer = await ask<Envelope>('POST', 'plan/now')
      if (!answer) return
      const envelope = answer.ok ?? answer.refused?.envelope
      if (envelope) store.hear(envelope)
      store.change({ hint: hintOf(answer) })
    },
    async keep(isKept) {
      const answer = await ask<Envelope>('PUT', 'profile', { silence: isKept ? 'plan' : 'wait' })
      if (!answer) return
      if (answer.ok) store.hear(answer.ok)
      store.change({ hint: hintOf(answer) })
    },
    async foretell(entry) {
      const answer = await ask<Foretold>('POST', 'plan/foretold', entry)
      return answer && { ...(answer.ok && { ok: answer.ok }), hint: hintOf(answer) }
    }
  }
}
