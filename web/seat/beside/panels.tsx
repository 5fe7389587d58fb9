import type { Envelope } from '../../../schema/wire.ts'
import type { LaterWords } from '../../words/later/en.ts'
import type { Store } from '../acts.ts'
import type { Api } from '../api.ts'
import type { RulesText } from '../game.ts'
import { Form } from './form.tsx'
import { Settings } from './settings.tsx'

export interface PanelMeans {
  readonly store: Store
  readonly api: Api
  readonly words: LaterWords
  readonly rules: RulesText
}

/** Rules, notes and settings. */
export async function panels({ store, api, words, rules }: PanelMeans) {
  const { seat, table } = store.page().envelope
  const sections = rules(table.options, table.players.length)
  const notes = seat === null ? undefined : (await api<{ text: string }>('GET', 'notes')).ok?.text

  return ({ own, table: { watch } }: Envelope) => (
    <div class="later">
      <h2>{words.rules}</h2>
      {sections.map(({ heading, paragraphs }) => (
        <>
          <h3>{heading}</h3>
          {paragraphs.map(paragraph => (
            <p>{paragraph}</p>
          ))}
        </>
      ))}
      {notes !== undefined && (
        <Form title={words.notes} words={words} save={data => api('PUT', 'notes', { text: data.get('text') })}>
          <textarea name="text" rows={4} maxLength={4000} aria-label={words.notes} defaultValue={notes} />
          <small>{words.notesHint}</small>
        </Form>
      )}
      {own && <Settings own={own} words={words} api={api} />}
      <h2>{words.watch}</h2>
      <input readOnly value={watch} aria-label={words.watch} onFocus={({ currentTarget }) => currentTarget.select()} />
      <small>{words.watchHint}</small>
    </div>
  )
}
