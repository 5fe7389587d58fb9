import { hydrate, render } from 'preact'
import type { Json } from '../../../engine/game.ts'
import type { Language } from '../../../schema/languages.ts'
import type { Envelope } from '../../../schema/wire/envelope.ts'
import type { Earlier, Entry, Log } from '../../../schema/wire/log.ts'
import { lazy } from '../../lazy.ts'
import { untilDone } from '../../until-done.ts'
import { words } from '../../words/en/log.ts'
import type { Store } from '../acts.ts'
import { type Api, newKey } from '../api.ts'
import type { End } from '../ending/main.tsx'
import { HELPS, isWanted } from '../hints/kept.ts'
import type { Help } from '../hints/main.tsx'
import type { NewsGame, RulesText, LogWords } from '../game.ts'
import { More } from './more.tsx'
import { News } from './news.tsx'
import style from './news.css'
import { styleLater } from '../../style-later.ts'
import type { Kit } from '../page.ts'
import { orLate } from '../../or-late.ts'
import type { Wait, Waiting } from '../waiting/main.tsx'
import { prepare } from '../prepared.ts'
import { type LogActs, type LogKit, type LogState, firstState, heard, recapOf, recapTold } from './state.ts'

export interface LogMeans {
  /** How the table is drawn, for what else shows one. */
  readonly table: Kit
  readonly store: Store
  readonly api: Api
  /** What the server has said and was not told here, oldest first; whatever is told is taken off. */
  readonly untold: Envelope[]
}

/** Brings the rest of the page to life; what it returns draws it anew. */
export type Begin = (means: LogMeans) => () => void

/** What is loaded when it is opened, and when the match is over. */
interface Later {
  readonly rules: () => Promise<{ readonly rules: RulesText }>
  readonly ending: () => Promise<{ readonly end: End }>
  readonly hints?: () => Promise<{ readonly begin: Help }>
  readonly waiting?: () => Promise<{ readonly wait: Wait }>
}

/** What is told of a game beside its turns. */
export function log<View>(news: NewsGame, told: LogWords<View>, later: Later): Begin {
  const language = document.documentElement.lang as Language
  return means => begin({ words, told: told as LogWords, news, language }, means, later)
}

function begin(kit: LogKit, { table, store, api, untold }: LogMeans, later: Later): () => void {
  let state = firstState(kit, untold.shift() ?? store.page().envelope, Date.now())
  const views = new Map<number, Json>()
  let bringing: Promise<void> | undefined
  let ending: ReturnType<Later['ending']> | undefined
  let waiting: Promise<Waiting> | undefined
  /** What is being said: sent again, it is the same request. */
  let saying: { readonly text: string; readonly key: string } | undefined
  let showEnd: ReturnType<End> | undefined

  const acts: LogActs = {
    step(step) {
      const entry = state.news[step]
      if (!entry) return
      change({ step, recap: recapTold(state) })
      if (step < state.news.length - 1) void tellThen(entry)
      else store.change({ telling: { events: entry.events } })
    },
    recap(from) {
      change({ recap: recapTold(state) })
      void openWaiting().then(waiting => waiting.lookBack(from))
    },
    say,
    older: () => void readLog(state.log),
    open(panel) {
      if (panel === 'log') void readLog(null)
      else if (panel === 'waiting') void openWaiting()
      else if (!state.panels) void openPanels()
    }
  }

  function paint(draw: typeof render): void {
    const props = { kit, state, acts }
    draw(<News {...props} />, part('news'))
    draw(<More {...props} />, part('more'))
    state.waiting?.drawn()
  }

  function change(part: Partial<LogState>): void {
    state = { ...state, ...part }
    paint(render)
  }

  /** Tells of something on the table as it was then. */
  async function tellThen({ version, events }: Entry): Promise<void> {
    if (!views.has(version)) {
      const asked = { events: [], past: 'asked' } as const
      store.change({ telling: asked })
      await bring(version)
      // Something else is shown by now.
      if (store.page().telling !== asked) return
    }
    const view = views.get(version)
    store.change({ telling: view === undefined ? { events: [], past: 'missed' } : { events, view } })
  }

  /** Asks for the table at a version; all that may be stepped back to from there comes along. */
  async function bring(version: number): Promise<void> {
    await bringing
    if (views.has(version)) return
    bringing = api<Earlier>('GET', `at?before=${version + 1}`).then(({ ok }) =>
      ok?.views.forEach(then => views.set(then.version, then.view))
    )
    await bringing
  }

  async function say(text: string): Promise<boolean> {
    saying = saying?.text === text ? saying : { text, key: newKey() }
    const late = () => store.change({ hint: table.words.slow })
    const { ok, refused } = await orLate(api('POST', 'say', saying), late)
    if (ok || refused) saying = undefined
    if (ok) store.hear(ok)
    store.change({ hint: ok ? '' : (refused?.message ?? kit.words.lost) })
    return !!ok
  }

  async function readLog(before: Log | null): Promise<void> {
    const ask = async () => (await api<Log>('GET', before ? `log?before=${before.before}` : 'log')).ok
    // A log that was opened fills itself once the network is back.
    const ok = await (before ? ask() : untilDone(ask))
    if (!ok) return
    const entries = [...(before?.entries ?? []), ...[...ok.entries].reverse()]
    change({ log: { entries, happened: [...ok.happened, ...(before?.happened ?? [])], before: ok.before } })
  }

  async function openPanels(): Promise<void> {
    const [{ panels }, { words }, { rules }] = await Promise.all([
      lazy(() => import('../settings/panels.tsx')),
      lazy(() => import('../../words/en/settings.ts')),
      lazy(later.rules)
    ])
    change({ panels: await panels({ kit: table, api, words, rules, store, help }) })
  }

  async function openWaiting(): Promise<Waiting> {
    waiting ??= beginWaiting()
    change({ waiting: await waiting })
    return waiting
  }

  async function beginWaiting(): Promise<Waiting> {
    const { wait } = await lazy(later.waiting ?? (() => import('../waiting/any-game.ts')))
    return wait({ kit, table, store, api })
  }

  /** Tells somebody who does not know the game what they should. */
  async function help(): Promise<void> {
    if (later.hints && !store.page().aid) (await lazy(later.hints)).begin(store)
  }

  async function end(): Promise<void> {
    ending = lazy(later.ending)
    showEnd = (await ending).end({ envelope: store.page().envelope, api, why: kit.told.why })
  }

  paint(hydrate)
  const recap = recapOf(kit, state.envelope)
  void styleLater(style)
  change({ recap })
  if (state.envelope.result) void end()
  if (HELPS.some(one => isWanted(one, store.page().envelope.game))) void help()
  if (location.hash) prepare(store, kit.words.outdated)
  // What was opened before this was loaded has not been heard.
  for (const { dataset } of part('more').querySelectorAll<HTMLElement>('[data-panel][open]'))
    acts.open(dataset.panel ?? '')
  return () => {
    const { envelope, now, telling } = store.page()
    for (const news of untold.splice(0)) state = heard(kit, state, news, now)
    state = { ...state, envelope, now, past: telling.past }
    if (envelope.result && !ending) void end()
    showEnd?.(envelope)
    paint(render)
  }
}

function part(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement
}
