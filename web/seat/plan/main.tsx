import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { PlanEntry, PlanShown } from '../../../schema/wire/plan.ts'
import { styleLater } from '../../style-later.ts'
import { words } from '../../words/en/plan.ts'
import type { Store } from '../acts.ts'
import { type Api, newKey } from '../api.ts'
import type { Acts, Kit, TurnProps } from '../page.ts'
import { NO_TAPS, type Offer, type Taps, tapPlace, tapVerb } from '../taps.ts'
import style from './plan.css'
import { firstSays, Planned } from './planned.tsx'
import { entryOf, priced, tapPlanned } from './taps.ts'
import { waits } from './waits.ts'
import { writeEntry } from './written.ts'

export interface PlanMeans {
  readonly kit: Kit
  readonly api: Api
}

export interface Planner {
  /** The page has been drawn. */
  drawn(): void
  /** Whether somebody is putting something together. */
  isComposing(): boolean
}

/** While somebody waits, what is tapped is a plan: put together on the present table, and armed by a second tap. */
export async function begin(store: Store, { kit, api }: PlanMeans): Promise<Planner> {
  await styleLater(style)
  let shown: PlanShown | undefined
  /** The version that it was shown at, and the one that it is being asked for. */
  let read: number | undefined
  let looking: number | undefined
  let taps = NO_TAPS
  /** What is on its way; sent again, it is the same request. */
  let sent: { readonly entries: string; readonly key: string } | undefined
  let busy = false
  let isOpen = false

  const acts: Acts = {
    card: at => tap(tapPlanned(offer(), begun(), at, kit.named.offers)),
    place(place) {
      const first = begun()
      tap(first === taps ? tapPlace(offer(), taps, place) : first)
    },
    verb: verb => tap(tapVerb(offer(), taps, verb)),
    cancel: () => tap(NO_TAPS),
    confirm() {
      const entry = entryOf(priced(offer(), taps), taps)
      if (entry) void put([...(shown?.entries ?? []), entry])
    },
    undo: () => undefined,
    settle: () => undefined,
    point: cursor => store.change({ cursor })
  }

  function offer(): Offer {
    const { game } = kit
    const ahead = shown?.ahead ?? []
    return { choices: game.tapped?.(ahead) ?? ahead, hand: game.hand(store.page().envelope.view) }
  }

  function tap(next: Taps): void {
    taps = next
    store.change({ hint: '' })
  }

  /** Where a tap on a place alone means nothing, the first one lights what may be planned. */
  function begun(): Taps {
    const { plans } = kit.game
    return plans && taps === NO_TAPS ? { ...taps, verb: plans } : taps
  }

  async function put(entries: readonly PlanEntry[]): Promise<void> {
    if (busy || !shown) return
    busy = true
    const plain = entries.map(({ line, most, give }) => ({ line, most, give }))
    const text = JSON.stringify(plain)
    sent = sent?.entries === text ? sent : { entries: text, key: newKey() }
    const { ok, refused } = await api<PlanShown>('PUT', 'plan', { entries: plain, plan: shown.plan, key: sent.key })
    busy = false
    if (ok || refused) sent = undefined
    if (ok) show(ok)
    if (refused?.envelope) await look()
    store.change({ hint: ok ? '' : (refused?.message ?? kit.words.broken) })
  }

  /** For when the seat stays silent, and not before; or for its turn, as soon as that comes. */
  async function keep(isKept: boolean): Promise<void> {
    const { ok, refused } = await api<Envelope>('PUT', 'profile', { silence: isKept ? 'plan' : 'wait' })
    if (ok) store.hear(ok)
    store.change({ hint: ok ? '' : (refused?.message ?? kit.words.broken) })
  }

  function open(now: boolean): void {
    isOpen = now
    store.change({})
  }

  function show(answer: PlanShown): void {
    shown = answer
    taps = NO_TAPS
    if (answer.entries.length > 0) void weigh(answer)
  }

  /** How likely it is to be played takes longer to say. */
  async function weigh(plan: PlanShown): Promise<void> {
    const { ok } = await api<PlanShown>('GET', 'plan?likely=1')
    if (shown !== plan || ok?.plan !== plan.plan || !ok.likely) return
    shown = { ...plan, likely: ok.likely }
    store.change({})
  }

  /** Asks what is planned and what could be; nothing changes where no answer comes. */
  async function look(): Promise<void> {
    const { version } = store.page().envelope
    looking = version
    const { ok } = await api<PlanShown>('GET', 'plan')
    looking = undefined
    if (!ok) return
    read = version
    show(ok)
    store.change({ plan })
  }

  /** A turn as it is drawn while there is none. */
  function plan(turn: TurnProps): TurnProps {
    const { page } = turn
    const { envelope } = page
    if (page.show) return page.show(turn)
    const says = standing(envelope)
    if (!waits(envelope) || !shown) return says ? { ...turn, kit: idling(says) } : turn
    const { entries, likely } = shown
    const state = stateOf(envelope)
    const isIdle = taps === NO_TAPS
    const aid: TurnProps['page']['aid'] = (now, text) => {
      const entry = entryOf(now.offer, taps)
      if (!isIdle) return <Composed text={text} written={entry ? writeEntry(entry) : ''} />
      if (entries.length > 0) return <Planned {...{ entries, likely, state, put, keep, isOpen, open }} />
      return page.aid?.(page, kit.words.rest) ?? kit.words.rest
    }
    const telling = isIdle ? page.telling : { events: [] }
    const arm = { ...kit.words, confirm: words.arm(entries.length) }
    return {
      page: {
        ...page,
        offer: isIdle ? { ...offer(), choices: [] } : priced(offer(), taps),
        taps,
        fresh: NO_TAPS,
        telling,
        aid
      },
      kit: { ...kit, words: arm, named: { ...kit.named, confirm: {} } },
      acts
    }
  }

  /** What stands in the bar on the seat's own turn; what is kept may stand there for days, so that says no more than it must. */
  function standing({ own }: Envelope): string | undefined {
    const { state, says } = own?.plan ?? {}
    const entries = shown?.entries ?? []
    const isShort = entries.length > 0 && (state === 'kept' || state === 'idle')
    return isShort ? firstSays({ entries, state }) : says
  }

  function idling(says: string): Kit {
    return { ...kit, named: { ...kit.named, idle: says } }
  }

  addEventListener('keydown', ({ key }) => key === 'Escape' && taps !== NO_TAPS && acts.cancel())
  await look()

  return {
    drawn() {
      const { envelope } = store.page()
      document.getElementById('turn')?.classList.toggle('planning', waits(envelope) && !!shown)
      if (!waits(envelope)) taps = NO_TAPS
      // What could be done is another thing once the table has changed, or another device has planned.
      const isOld = read !== envelope.version || (envelope.own?.plan?.plan ?? 0) > (shown?.plan ?? 0)
      if (waits(envelope) && isOld && taps === NO_TAPS && !busy && looking !== envelope.version) void look()
    },
    isComposing: () => taps !== NO_TAPS
  }
}

/** What has just been armed may be known here before the page has heard of it. */
function stateOf({ own, table }: Envelope) {
  if (own?.silence !== 'plan') return 'armed'
  return table.pace === 'none' ? 'idle' : 'kept'
}

function Composed({ text, written }: { text: unknown; written: string }) {
  return (
    <>
      <b>{words.composing}</b> {text} {written && <code>{written}</code>}
    </>
  )
}
