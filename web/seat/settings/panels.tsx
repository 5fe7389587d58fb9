import { lazy } from '../../lazy.ts'
import type { Language } from '../../../schema/languages.ts'
import { NOTES_LENGTH } from '../../../schema/wire/limits.ts'
import type { Reached } from '../../../schema/wire/reached.ts'
import type { Delivered } from '../../../schema/wire/told.ts'
import type { SettingsWords } from '../../words/en/settings.ts'
import type { Code } from '../../qr.ts'
import type { Store } from '../acts.ts'
import { type Api, untilAnswered } from '../api.ts'
import type { RulesText } from '../game.ts'
import type { Kit } from '../page.ts'
import { sorting } from '../hand/sorting.tsx'
import { lent } from './lent.tsx'
import { Parting } from './parting.tsx'
import { Promised } from '../promised.tsx'
import { styleLater } from '../../style-later.ts'
import { Chapters } from '../chapters.tsx'
import { Form } from './form.tsx'
import style from './panels.css'
import { reaching } from './reaching.tsx'
import { Helps } from './helps.tsx'
import { Settings } from './settings.tsx'
import { Sounds } from './sounds.tsx'
import type { Panels } from '../log/state.ts'

export interface PanelMeans {
  readonly kit: Kit
  readonly store: Store
  readonly api: Api
  readonly words: SettingsWords
  readonly rules: RulesText
  /** Begins to give the help that is wanted. */
  readonly help: () => Promise<void>
}

/** Rules and the promise of the deal; notes and settings, and the link that may be shared. */
export async function panels({ kit, store, api, words, rules, help }: PanelMeans): Promise<Panels> {
  const { own: holder, table, game } = store.page().envelope
  const sections = rules(table.options, table.players.length)
  const styled = styleLater(style)
  const asked =
    !holder || holder.guest
      ? []
      : ([
          untilAnswered(() => api<{ text: string }>('GET', 'notes')),
          untilAnswered(() => api<Delivered & Reached>('GET', 'delivery'))
        ] as const)
  const [kept, told] = await Promise.all(asked)
  const notes = kept?.ok?.text
  const language = document.documentElement.lang as Language
  let delivered = told?.ok

  async function refresh(): Promise<void> {
    delivered = (await api<Delivered & Reached>('GET', 'delivery')).ok ?? delivered
    store.change({})
  }

  const Lend =
    holder && !holder.guest
      ? await lent({
          zone: holder.zone,
          words,
          api,
          draw: () => store.change({}),
          isOver: () => store.page().envelope.result !== null
        })
      : null
  const Sorting = sorting(store, kit, words.sorting)
  const reach = reaching({ envelope: store.page().envelope, words, language, api, reached: () => delivered, refresh })

  let code: Code | null = null

  /** The seat's own link, for whoever holds the other device before this one. */
  async function showCode(): Promise<void> {
    const { qrCode } = await lazy(() => import('../../qr.ts'))
    code = code ? null : qrCode(location.origin + location.pathname)
    store.change({})
  }

  // Unstyled, they would be wider than a small screen.
  await styled
  return {
    rules: () => (
      <div class="panel">
        <Chapters sections={sections} kit={kit} />
        <section>
          <h2>{words.promise.heading}</h2>
          <Promised words={words.promise} commitment={table.commitment} />
        </section>
      </div>
    ),
    own: (own, watch) => (
      <div class="panel">
        {notes !== undefined && (
          <Form title={words.notes} words={words} save={data => api('PUT', 'notes', { text: data.get('text') })}>
            <textarea name="text" rows={4} maxLength={NOTES_LENGTH} aria-label={words.notes} defaultValue={notes} />
            <small>{words.notesHint}</small>
          </Form>
        )}
        <Sorting />
        <Settings {...{ own, words, api, language, delivered, refresh }} reach={reach(own)} />
        <Sounds words={words} />
        <Helps words={words} game={game} help={help} />
        {Lend && <Lend />}
        <Parting envelope={store.page().envelope} words={words.parting} />
        <section>
          <h2>{words.device}</h2>
          <p>{words.deviceHint}</p>
          <button aria-expanded={!!code} onClick={showCode}>
            {words.code}
          </button>
          {code && (
            <svg class="code" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.device}>
              <path d={code.path} />
            </svg>
          )}
        </section>
        <section>
          <h2>{words.watch}</h2>
          <input
            readOnly
            value={watch}
            aria-label={words.watch}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <small>{words.watchHint}</small>
        </section>
      </div>
    )
  }
}
