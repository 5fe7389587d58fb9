import { hydrate, render } from 'preact'
import type { Envelope, Log } from '../../../schema/wire.ts'
import type { LaterWords } from '../../words/later/en.ts'
import type { Store } from '../acts.ts'
import { type Api, newKey } from '../api.ts'
import type { RulesText } from '../game.ts'
import { More } from './more.tsx'
import { News } from './news.tsx'
import { prepare } from './prepared.ts'
import type { panels } from './panels.tsx'
import { type BesideActs, type BesideKit, type BesideState, firstState, heard } from './state.ts'

export interface BesideMeans {
  readonly store: Store
  readonly api: Api
  /** What the server has said and was not told here, oldest first; whatever is told is taken off. */
  readonly untold: Envelope[]
}

/** What is loaded when it is opened. */
export interface BesideLater {
  panels(): Promise<{ readonly panels: typeof panels }>
  words(): Promise<{ readonly words: LaterWords }>
  rules(): Promise<{ readonly rules: RulesText }>
  /** The path of the panels' styles. */
  readonly style: string
}

/** Brings the rest of the page to life; what it returns draws it anew. */
export function begin(kit: BesideKit, { store, api, untold }: BesideMeans, later: BesideLater): () => void {
  let state = firstState(kit, untold.shift() ?? store.page().envelope, Date.now())

  const acts: BesideActs = {
    step(step) {
      const entry = state.news[step]
      if (!entry) return
      change({ step })
      const view = kit.news.before(state.envelope.view, state.news.slice(step + 1))
      store.change({ telling: { view, events: entry.events } })
    },
    say: text => void say(text),
    older: () => void readLog(state.log),
    open(panel) {
      if (panel === 'log') void readLog(null)
      else if (!state.panels) void openPanels()
    }
  }

  function paint(draw: typeof render): void {
    const props = { kit, state, acts }
    draw(<News {...props} />, part('news'))
    draw(<More {...props} />, part('more'))
  }

  function change(part: Partial<BesideState>): void {
    state = { ...state, ...part }
    paint(render)
  }

  async function say(text: string): Promise<void> {
    const { ok, refused } = await api('POST', 'say', { text, key: newKey() })
    if (ok) store.hear(ok)
    else store.change({ hint: refused?.message ?? kit.words.lost })
  }

  async function readLog(before: Log | null): Promise<void> {
    const { ok } = await api<Log>('GET', before ? `log?before=${before.before}` : 'log')
    if (ok) change({ log: { entries: [...(before?.entries ?? []), ...[...ok.entries].reverse()], before: ok.before } })
  }

  async function openPanels(): Promise<void> {
    const [{ panels }, { words }, { rules }] = await Promise.all([later.panels(), later.words(), later.rules()])
    change({ panels: await panels({ api, words, rules, store, style: later.style }) })
  }

  paint(hydrate)
  if (location.hash) prepare(store, kit.words.outdated)
  // What was opened before this was loaded has not been heard.
  for (const { dataset } of part('more').querySelectorAll<HTMLElement>('details[open]')) acts.open(dataset.panel ?? '')
  return () => {
    const { envelope, now } = store.page()
    for (const news of untold.splice(0)) state = heard(kit, state, news, now)
    state = { ...state, envelope, now }
    paint(render)
  }
}

function part(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement
}
