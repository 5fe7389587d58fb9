import type { ComponentChild } from 'preact'
import type { Later, LaterMeans } from '../page.ts'
import { forms } from './forms.ts'
import { settings } from './settings.ts'

/**
 * Rules, notes and settings, loaded when they are opened. The page hands over what it has loaded already, so that
 * nothing is brought along twice; therefore plain calls of `h` instead of JSX.
 */
export async function panels(means: LaterMeans): Promise<Later> {
  const { h, api, words, rules, envelope } = means
  const form = forms(means)
  const sections = rules(envelope.table.options, envelope.table.players.length)
  const answer = envelope.seat === null ? null : await api<{ text: string }>('GET', 'notes')
  const notes = answer && 'ok' in answer ? answer.ok.text : ''

  function note(): ComponentChild {
    return form(words.notes, words.notesHint, data => api('PUT', 'notes', { text: `${data.get('text')}` }), [
      h('textarea', { name: 'text', rows: 4, maxLength: 4000, 'aria-label': words.notes, defaultValue: notes })
    ])
  }

  function watch(link: string): ComponentChild {
    const field = h('input', { readOnly: true, value: link, 'aria-label': words.watch, onFocus: selectAll })
    return h('section', null, [h('h2', null, words.watch), field, h('small', null, words.watchHint)])
  }

  return ({ page: { envelope } }) =>
    h('div', { class: 'later' }, [
      h('section', null, [
        h('h2', null, words.rules),
        sections.map(({ heading, paragraphs }) => [
          h('h3', null, heading),
          paragraphs.map(paragraph => h('p', null, paragraph))
        ])
      ]),
      envelope.own && [note(), settings(means, form, envelope.own)],
      watch(envelope.table.watch)
    ])
}

function selectAll(event: Event): void {
  ;(event.target as HTMLInputElement).select()
}
