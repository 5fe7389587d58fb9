import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Foretold, PlanEntry, PlanShown } from '../../../schema/wire/plan.ts'
import type { Store } from '../acts.ts'
import { type Answer, type Api, newKey } from '../api.ts'
import type { Kit } from '../page.ts'

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
  isBusy(): boolean
  /** Whether the table has changed since, or another device has planned, and it isn't being asked for already. */
  isOld(envelope: Envelope): boolean
  /** Asks what is planned and what could be; nothing changes where no answer comes. */
  look(): Promise<boolean>
  put(entries: readonly PlanEntry[]): Promise<void>
  /** Plays what is planned for the turn that has come. */
  playNow(): Promise<void>
  /** For when the seat stays silent, and not before; or for its turn, as soon as that comes. */
  keep(isKept: boolean): Promise<void>
  /** What a turn would come to so far; nothing where that isn't said, and why not. */
  foretell(entry: PlanEntry): Promise<{ readonly ok?: Foretold; readonly hint: string }>
}

export function makeAsked({ store, kit, api, heard }: Means): Asked {
  let shown: PlanShown | undefined
  /** The version that it was shown at, and the one that it is being asked for. */
  let read: number | undefined
  let looking: number | undefined
  /** What is on its way; sent again, it is the same request. */
  let sent: { readonly entries: string; readonly key: string } | undefined
  let busy = false

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
    isBusy: () => busy,
    isOld({ version, own }) {
      const isOther = read !== version || (own?.plan?.plan ?? 0) > (shown?.plan ?? 0)
      return isOther && !busy && looking !== version
    },
    look,
    async put(entries) {
      if (busy || !shown) return
      busy = true
      const plain = entries.map(({ line, most, give }) => ({ line, most, give }))
      const text = JSON.stringify(plain)
      sent = sent?.entries === text ? sent : { entries: text, key: newKey() }
      const answer = await api<PlanShown>('PUT', 'plan', { entries: plain, plan: shown.plan, key: sent.key })
      const { ok, refused } = answer
      busy = false
      if (ok || refused) sent = undefined
      if (ok) show(ok)
      if (refused?.envelope) await look()
      store.change({ hint: hintOf(answer) })
    },
    async playNow() {
      if (busy) return
      busy = true
      const answer = await api<Envelope>('POST', 'plan/now')
      busy = false
      if (answer.ok) store.hear(answer.ok)
      store.change({ hint: hintOf(answer) })
    },
    async keep(isKept) {
      const answer = await api<Envelope>('PUT', 'profile', { silence: isKept ? 'plan' : 'wait' })
      if (answer.ok) store.hear(answer.ok)
      store.change({ hint: hintOf(answer) })
    },
    async foretell(entry) {
      busy = true
      const answer = await api<Foretold>('POST', 'plan/foretold', entry)
      busy = false
      return { ...(answer.ok && { ok: answer.ok }), hint: hintOf(answer) }
    }
  }
}
