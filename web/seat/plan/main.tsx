import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Foretold, PlanEntry, PlanShown } from '../../../schema/wire/plan.ts'
import { styleLater } from '../../style-later.ts'
import { words } from '../../words/en/plan.ts'
import type { Store } from '../acts.ts'
import { type Api, newKey } from '../api.ts'
import { type Acts, type Kit, offerOf, type TurnProps } from '../page.ts'
import { NO_TAPS, type Offer, type Taps, tapPlace, tapVerb } from '../taps.ts'
import { Composed, Led } from './composed.tsx'
import { asLed, type Composing, ledBy, wholeOf } from './composing.ts'
import style from './plan.css'
import { firstSays, Planned } from './planned.tsx'
import { entryOf, priced, tapPlanned } from './taps.ts'
import { waits } from './waits.ts'
import { writeEntry } from './written.ts'

type Aid = NonNullable<TurnProps['page']['aid']>

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
  /** Null while nothing is put together. */
  let composing: Composing | null = null
  /** What is on its way; sent again, it is the same request. */
  let sent: { readonly entries: string; readonly key: string } | undefined
  let busy = false
  let isOpen = false

  const acts: Acts = {
    card(at) {
      const next = tapPlanned(offer(), composing?.taps ?? begun(), at, kit.named.offers)
      if (next) tap(next)
    },
    place(place) {
      const first = begun()
      const before = composing?.taps ?? NO_TAPS
      const next = !composing && first ? first : tapPlace(offer(), before, place)
      if (next !== before) tap(next)
    },
    verb: verb => tap(tapVerb(offer(), composing?.taps ?? NO_TAPS, verb)),
    cancel: () => lead(composing?.led ?? []),
    confirm: () => arm(entry()),
    undo: () => lead(composing?.led.slice(0, -1) ?? []),
    settle: () => arm(last()?.entry),
    point: cursor => store.change({ cursor })
  }

  function last(): Foretold | undefined {
    return composing?.led.at(-1)
  }

  function offer(): Offer {
    const { envelope } = store.page()
    return offerOf(kit, asLed({ ...envelope, choices: shown?.ahead ?? [] }, composing?.led ?? []))
  }

  /** What has been put together, with the line that the taps amount to; undefined while something is missing. */
  function entry(): PlanEntry | undefined {
    const line = composing && entryOf(priced(offer(), composing.taps), composing.taps)
    return line ? wholeOf(last(), line) : undefined
  }

  function tap(taps: Taps): void {
    composing = { led: [], fresh: null, ...composing, taps }
    store.change({ hint: '' })
  }

  /** Goes on behind those lines, or lets go of all; what stands beside the turn tells of the table as it would be, too. */
  function lead(led: readonly Foretold[]): void {
    const { view } = led.at(-1) ?? {}
    const before = last() ? { events: [] } : store.page().telling
    composing = ledBy(kit, store.page().envelope, led)
    store.change({ hint: '', telling: view === undefined ? before : { events: [], view } })
  }

  /** Where a tap on a place alone means nothing, the first one lights what may be planned. */
  function begun(): Taps | null {
    const { plans } = kit.game
    return plans === undefined ? null : { ...NO_TAPS, verb: plans }
  }

  /** Asks what the turn would come to so far, and goes on there. */
  async function foretell(asked: PlanEntry): Promise<void> {
    const before = composing
    if (busy || !before) return
    busy = true
    const { ok, refused } = await api<Foretold>('POST', 'plan/foretold', asked)
    busy = false
    // Where something else has been tapped meanwhile, that stands.
    if (ok && composing === before) lead([...before.led, ok])
    else store.change({ hint: ok ? '' : (refused?.message ?? kit.words.broken) })
  }

  function arm(one: PlanEntry | undefined): void {
    if (one) void put([...(shown?.entries ?? []), one])
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
    if (composing) lead([])
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
    const { entries, likely, isForetold } = shown
    const label = words.arm(entries.length)
    if (composing) return composed({ ...turn, kit: armable(label), acts }, composing, isForetold)
    const aid: Aid = () =>
      entries.length > 0 ? (
        <Planned {...{ entries, likely, state: stateOf(envelope), put, keep, isOpen, open }} />
      ) : (
        (page.aid?.(page, kit.words.rest) ?? kit.words.rest)
      )
    const nothing = { offer: { ...offer(), choices: [] }, taps: NO_TAPS, fresh: NO_TAPS }
    return { page: { ...page, ...nothing, aid }, kit: armable(label), acts }
  }

  /** The same while something is put together: on the table as it would be behind the lines that stand. */
  function composed(turn: TurnProps, { led, fresh, taps }: Composing, isForetold: boolean): TurnProps {
    const { page } = turn
    const [now, label] = [led.at(-1), turn.kit.words.confirm]
    const { ahead } = turn.kit.named
    const aid: Aid = (_, says) => {
      const text = now || taps.place ? says : (ahead ?? says)
      const whole = entry()
      const leadOn = whole && isForetold ? () => void foretell(whole) : undefined
      const written = whole ? writeEntry(whole) : now ? `${now.entry.written} …` : ''
      if (taps !== fresh || !now) return <Composed {...{ text, written }} lead={leadOn} />
      return <Led last={now} label={label} arm={now.choices[0] && acts.settle} />
    }
    return {
      ...turn,
      page: {
        ...page,
        envelope: asLed(page.envelope, led),
        offer: priced(offer(), taps),
        taps,
        // What a tap has begun can be let go of, whatever is tapped of it.
        fresh: fresh ?? { ...NO_TAPS },
        telling: { events: [] },
        ring: () => null,
        aid
      }
    }
  }

  /** What is confirmed here is planned, and what is taken back has not been sent. */
  function armable(label: string): Kit {
    const said = { ...kit.words, confirm: label, done: label, see: () => label, undo: words.off }
    return { ...kit, words: said, named: { ...kit.named, confirm: {} } }
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

  addEventListener('keydown', ({ key }) => key === 'Escape' && composing && acts.cancel())
  await look()

  return {
    drawn() {
      const { envelope } = store.page()
      document.getElementById('turn')?.classList.toggle('planning', waits(envelope) && !!shown)
      if (!waits(envelope)) composing = null
      // What could be done is another thing once the table has changed, or another device has planned.
      const isOld = read !== envelope.version || (envelope.own?.plan?.plan ?? 0) > (shown?.plan ?? 0)
      if (waits(envelope) && isOld && !composing && !busy && looking !== envelope.version) void look()
    },
    isComposing: () => composing !== null
  }
}

/** What has just been armed may be known here before the page has heard of it. */
function stateOf({ own, table }: Envelope) {
  if (own?.silence !== 'plan') return 'armed'
  return table.pace === 'none' ? 'idle' : 'kept'
}
