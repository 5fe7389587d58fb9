import type { SettingsWords } from '../../words/en/settings.ts'
import type { Store } from '../acts.ts'
import type { Api } from '../api.ts'
import type { RulesText } from '../game.ts'
import { Form } from './form.tsx'
import style from './panels.css'
import { Settings } from './settings.tsx'
import type { Panels } from '../log/state.ts'

export interface PanelMeans {
  readonly store: Store
  readonly api: Api
  readonly words: SettingsWords
  readonly rules: RulesText
}

/** Rules, notes and settings, and the link that may be shared. */
export async function panels({ store, api, words, rules }: PanelMeans): Promise<Panels> {
  const { seat, table } = store.page().envelope
  const sections = rules(table.options, table.players.length)
  const notes = seat === null ? undefined : (await api<{ text: string }>('GET', 'notes')).ok?.text
  const styles = <link rel="stylesheet" href={style} />

  return {
    rules: () => (
      <div class="panel">
        {styles}
        {sections.map(({ heading, paragraphs }) => (
          <section>
            <h2>{heading}</h2>
            {paragraphs.map(paragraph => (
              <p>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    ),
    own: (own, watch) => (
      <div class="panel">
        {styles}
        {notes !== undefined && (
          <Form title={words.notes} words={words} save={data => api('PUT', 'notes', { text: data.get('text') })}>
            <textarea name="text" rows={4} maxLength={4000} aria-label={words.notes} defaultValue={notes} />
            <small>{words.notesHint}</small>
          </Form>
        )}
        <Settings own={own} words={words} api={api} />
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
