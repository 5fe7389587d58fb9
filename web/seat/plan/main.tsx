import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Foretold, PlanEntry } from '../../../schema/wire/plan.ts'
import type { Language } from '../../../schema/languages.ts'
import { styleLater } from '../../style-later.ts'
import { words } from '../../words/en/plan.ts'
import type { Store } from '../acts.ts'
import type { Api } from '../api.ts'
import { type Acts, type Kit, offerOf, type TurnProps } from '../page.ts'
import { NO_TAPS, type Offer, type Taps, tapPlace, tapVerb } from '../taps.ts'
import { moment } from '../log/when.ts'
import { makeAsked } from './asked.ts'
import { Composed, Led } from './composed.tsx'
import { asLed, type Composing, ledBy, wholeOf } from './composing.ts'
import style from './plan.css'
import { Due, firstSays, Planned } from './planned.tsx'
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
  /** Null while nothing is put together. */
  let composing: Composing | null = null
  let isOpen = false
  const asked = makeAsked({
    store,
    kit,
    api,
    heard: () => {
      if (composing) lead([])
    }
  })

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
    again: () => undefined,
    point: cursor => store.change({ cursor })
  }

  function last(): Foretold | undefined {
    return composing?.led.at(-1)
  }

  function offer(): Offer {
    const { envelope } = store.page()
    return offerOf(kit, asLed({ ...envelope, choices: asked.shown()?.ahead ?? [] }, composing?.led ?? []))
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

  /** Goes on behind a turn as it stands so far. */
  async function goOn(entry: PlanEntry): Promise<void> {
    const before = composing
    if (!before) return
    const foretold = await asked.foretell(entry)
    // Where something else has been tapped meanwhile, that stands.
    if (foretold?.ok && composing === before) lead([...before.led, foretold.ok])
    else if (foretold) store.change({ hint: foretold.hint })
  }

  function arm(one: PlanEntry | undefined): void {
    if (one) void asked.put([...(asked.shown()?.entries ?? []), one])
  }

  function open(now: boolean): void {
    isOpen = now
    store.change({})
  }

  async function look(): Promise<void> {
    if (await asked.look()) store.change({ plan })
  }

  /** A turn as it is drawn while there is none. */
  function plan(turn: TurnProps): TurnProps {
    const { page } = turn
    const { envelope } = page
    if (page.show) return page.show(turn)
    const says = standing(envelope)
    const shown = asked.shown()
    const due = dueSays(page)
    if (due !== undefined && shown) {
      const { entries } = shown
      const says = page.hint || due
      const aid: Aid = () => <Due {...{ entries, says, put: asked.put, now: () => void asked.playNow() }} />
      // Its buttons stand with the sentence, whatever that says.
      return { ...turn, page: { ...page, hint: '', aid } }
    }
    if (!waits(envelope) || !shown) return says ? { ...turn, kit: idling(says) } : turn
    const { entries, likely, isForetold } = shown
    const label = words.arm(entries.length)
    if (composing) return composed({ ...turn, kit: armable(label), acts }, composing, isForetold)
    const aid: Aid = () =>
      entries.length > 0 ? (
        <Planned {...{ entries, likely, state: stateOf(envelope), put: asked.put, keep: asked.keep, isOpen, open }} />
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
      const leadOn = whole && isForetold ? () => void goOn(whole) : undefined
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

  /** When a plan is played whose turn has come; nothing while its seat does something else. */
  function dueSays({ envelope: { own, draft }, taps, fresh, now }: TurnProps['page']): string | undefined {
    const { state, due } = own?.plan ?? {}
    const [first] = asked.shown()?.entries ?? []
    if (due === undefined || draft || taps !== fresh || !first) return undefined
    const text = first.says
    const when = moment(due, now, document.documentElement.lang as Language, own?.zone)
    return state === 'kept' ? words.dueKept(text, when) : words.due(text, when)
  }

  /** What stands in the bar on the seat's own turn; what is kept may stand there for days, so that says no more than it must. */
  function standing({ own }: Envelope): string | undefined {
    const { state, says } = own?.plan ?? {}
    const entries = asked.shown()?.entries ?? []
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
      document.getElementById('turn')?.classList.toggle('planning', waits(envelope) && !!asked.shown())
      if (!waits(envelope)) composing = null
      // What could be done is another thing once the table has changed.
      if (waits(envelope) && !composing && asked.isOld(envelope)) void look()
    },
    isComposing: () => composing !== null
  }
}

/** What has just been armed may be known here before the page has heard of it. */
function stateOf({ own, table }: Envelope) {
  if (own?.silence !== 'plan') return 'armed'
  return table.pace === 'none' ? 'idle' : 'kept'
}
